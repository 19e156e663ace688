/**
 * Theme families and their titles. A title's words select the game's cover artwork and symbol set, so each title is
 * listed in the family that its words match.
 */
const TITLES = {
  egypt: `Pharaoh's Ledger, Scarab Secrets, Horus at Dawn, Nile Passage, Sphinx at Noon, Isis Ascending, Tomb of Echoes,
    Anubis Gate, Cleo's Barge, Pyramid Steps`,
  book: `Book of Amun, Tome of Tides, Gilded Grimoire, Scroll of the Sun, Book of Dunes, Grimoire Garden, Scroll Keeper,
    Tome of Echoes, Book of Hours`,
  fruit: `Orchard Deluxe, Cherry Jubilee, Lemon Squeeze, Grape Grove, Melon Monday, Juicy Ladder, Berry Basket,
    Mango Market, Cherry Corner, Orchard at Dusk, Fruit Parade, Lemon Lane`,
  seven: `Classic Sevens, Seven Bells, Sevens Abroad, Hot Reel Sevens, Seven Steps, Classic Bell Line, Seven Bridges,
    Sevens in Brass`,
  gem: `Gem Cascade, Ruby Prism, Emerald Temple, Diamond Hex, Jewel Mine Deep, Opal Observatory, Crystal Ladder,
    Sapphire Run, Prism Path, Gem Garden, Jewel Atlas, Diamond Avenue, Ruby Relay`,
  coin: `Treasure Vault, Gold Rush Coins, Bounty Ledger, Coin Carousel, Golden Quay, Treasure of Tarn, Vault Street,
    Bankers Row, Coin Fountain, Bounty Hills`,
  royal: `Crown of Kings, Queen's Gambol, Royal Regatta, Palace Gates, Empress of Clouds, King of Quarries,
    Crown Ferry, Royal Aviary, Palace Waltz, Royal Carriage`,
  asia: `Lotus Lantern, Koi Fortune, Sakura Dreams, Bamboo Bridge, Jade Pavilion, Samurai Garden, Lantern River,
    Panda Picnic, Koi Garden, Shogun's Tea, Lotus Pond`,
  dragon: `Dragon Hoard, Wyrm Hollow, Drake's Perch, Dragon Bridge, Dragon Kiln, Wyrm of the Fen, Dragon's Almanac,
    Drake Valley, Paper Dragon`,
  wild: `Wolf of the Tundra, Moonhowl, Husky Trail, Tundra Trek, Wolf at the Pass, Grey Wolf Ridge, Wolf Timber,
    Husky Relay, Wolf Song`,
  bull: `Buffalo Ridge, Bison Plains, Stampede Sunday, Toro Plaza, Buffalo Crossing, Bull at the Gate, Bison Drums,
    Toro Rojo, Stampede Trail`,
  lion: `Savanna Pride, Lion's Spring, Safari Sketch, Serengeti Drive, Savanna Dawn, Lion of the Plains, Safari Express,
    Savanna Drums, Lion Rock`,
  sea: `Kraken Tides, Tide Pool Tales, Ocean Observatory, Siren Sound, Reef Rhapsody, Abyss Explorer, Kraken Lighthouse,
    Deep Blue Ledger, Reef Riders, Ocean Postcards`,
  pirate: `Corsair Bay, Galleon Dawn, Buccaneer Bay, Plunder Point, Pirate Parley, Corsair Compass, Skull Cove,
    Buccaneer Ballad, Galleon Route`,
  fish: `Angler's Bay, Angler's Almanac, Catch of the Quay, Trout Stream, Hook and Line, Angler Point, Trout Lake, Bass Lake Morning`,
  space: `Orbit Nova, Starlight Reels, Cosmic Courier, Galaxy Garden, Moon Harvest, Astro Post, Comet Line, Lunar Ferry,
    Nova Station, Comet Tail`,
  candy: `Sugar Harbour, Bonbon Bakery, Lollipop Lane, Candy Carousel, Sweet Terrace, Cupcake Quarter, Gummy Garden,
    Sugar Mill, Candy Kiosk, Bakery Street`,
  gothic: `Midnight Crypt, Moonlit Graveyard, Raven Manor, Witch of the Fen, Ghost Gallery, Haunted Organ,
    Night Carriage, Vampire Waltz, Raven's Inkwell, Crypt of Bells`,
  potion: `Alchemist's Elixir, Potion Pantry, Merlin's Kitchen, Wizard's Weather, Spell Library, Magic Lamp Shop,
    Elixir Row, Alchemy Attic, Potion Parade`,
  norse: `Viking Oath, Rune Hammer, Fjord Raiders, Odin's Rest, Valhalla Feast, Ragnarok Rising, Thor's Forge,
    Rune Weaver, Viking Voyage, Fjord Lights`,
  greek: `Thunder of Olympus, Spartan Shield, Hermes Express, Athena's Loom, Apollo's Lyre, Medusa's Mirror,
    Hera's Garden, Titan Steps, Zeus at Sunrise, Ares Rising`,
  west: `Outlaw Canyon, Saloon Showdown, Sheriff's Post, Dusty Trails, Mesa Mail, Bandit Creek, Gunslinger Gulch,
    Cactus County, Western Telegraph, Canyon Echo`,
  fire: `Volcano Rush, Phoenix Ember, Lava Lamp Lounge, Ember Trail, Inferno Forge, Flame Keeper, Blaze Brigade, Volcano Tram`,
  ice: `Ice Palace, Frost Fair, Arctic Express, Snowline, Winter Market, Glacier Post, Polar Parade, Ice Harvest,
    Frostbound Inn, Arctic Aurora`,
  aztec: `Aztec Sunstone, Maya Calendar, Inca Trail, Jungle Compass, Totem Valley, Temple of Rain, Eldorado Ferry,
    Jungle Drums, Sunstone Steps`,
  irish: `Lucky Clover Lane, Shamrock Square, Leprechaun Ledger, Irish Fiddle, Rainbow Mile, Clover Fields,
    Lucky Ferry, Rainbow Bridge, Shamrock Station`,
  neon: `Neon Miami, Retro Drive, Disco Diner, Arcade Avenue, Sunset Pier, Synth City, Miami Mornings, Neon Tram,
    Retro Radio`,
  joker: `Joker's Parade, Jester's Court, Harlequin Hall, Circus Caravan, Joker Express, Jester Bells,
    Circus by the Sea, Harlequin Tricks`,
  mask: `Carnival of Masks, Venice by Lamplight, Masquerade Bridge, Opera House, Carnival Canal, Mask Maker,
    Venice Regatta, Opera Gala`,
  honey: `Honey Hive, Bee Line, Pollen Parade, Honey Hollow, Hive of Plenty, Beekeeper's Garden, Honey Meadow,
    Pollen Drift`,
  mush: `Mushroom Forest, Gnome Garden, Fairy Ring, Woodland Post, Toadstool Town, Forest Ferry, Gnome Express,
    Mushroom Market`,
  sword: `Knight's Duel, Camelot Rising, Excalibur Lake, Arena of Echoes, Gladiator Gate, Sword in the Mist,
    Blade Academy, Knights of the Ford`,
} as const satisfies Record<string, string>;

export type ThemeFamily = keyof typeof TITLES;

/** `place` counts the titles of a family from 0, best known first. */
export type Title = { name: string; family: ThemeFamily; place: number };

export const FAMILIES = Object.keys(TITLES) as readonly ThemeFamily[];

/** The titles written by hand, in the order of the families. */
export const WRITTEN_TITLES: readonly Title[] = FAMILIES.flatMap((family) =>
  TITLES[family].split(/,\s+/).map((name, place) => ({ name, family, place })),
);
