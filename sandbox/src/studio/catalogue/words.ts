import { type ThemeFamily } from './families';

/** Opening words of titles, per family; they decide the picture. No closing word may match another family. */
export const OPENINGS = {
  egypt: `Pharaoh's, Nile, Scarab, Sphinx, Cleo's, Isis, Horus, Pyramid, Anubis, Tomb, Egypt, Golden Scarab`,
  book: `Grimoire, Tome, Scroll, Bookbinder's, Old Grimoire, Blue Tome, Long Scroll, Book, Quiet Book, Bookish, Red Tome, Small Scroll`,
  fruit: `Cherry, Lemon, Melon, Berry, Grape, Orchard, Mango, Fruit, Juicy, Ripe Cherry, Wild Berry, Sour Lemon`,
  seven: `Seven, Sevens, Classic, Classic Seven, Classic Sevens, Seven Brass, Seven Red, Seven Blue, Classic Brass, Lone Seven, Bright Seven, Seven Old`,
  gem: `Ruby, Emerald, Diamond, Crystal, Jewel, Opal, Sapphire, Prism, Gem, Cut Crystal, Rough Diamond, Blue Opal`,
  coin: `Gold, Golden, Coin, Treasure, Bounty, Vault, Banker's, Lost Treasure, Old Coin, Silver Coin, Grand Bounty, Deepest Vault`,
  royal: `Crown, King's, Queen's, Royal, Palace, Empress, Grand Palace, Quiet King, Royal Blue, Summer Palace, Young Queen, Tall Crown`,
  asia: `Lotus, Koi, Lantern, Sakura, Jade, Bamboo, Panda, Samurai, Shogun's, Paper Lantern, White Lotus, Green Jade`,
  dragon: `Dragon, Wyrm, Drake, Dragon's, Drake's, Red Dragon, Blue Dragon, Old Wyrm, Little Dragon, Grey Drake, Brass Dragon, Wyrm's`,
  wild: `Wolf, Tundra, Husky, Wolf's, Lone Wolf, White Wolf, Old Husky, Silver Wolf, Far Tundra, Grey Husky, Pale Wolf, Tundra Wolf`,
  bull: `Buffalo, Bull, Bison, Stampede, Toro, Black Bull, Great Bison, Old Buffalo, Prairie Bison, Red Toro, White Buffalo, Bull's`,
  lion: `Lion, Lion's, Safari, Savanna, Serengeti, Old Lion, White Lion, Great Safari, Wide Savanna, Brass Lion, Lone Lion, Stone Lion`,
  sea: `Kraken, Ocean, Tide, Siren, Reef, Abyss, Deep, Kraken's, High Tide, Siren's, Blue Ocean, Coral Reef`,
  pirate: `Pirate, Pirate's, Corsair, Corsair's, Galleon, Buccaneer, Plunder, Skull, Lost Galleon, Old Corsair, Black Galleon, Grand Plunder`,
  fish: `Fisher's, Angler, Angler's, Trout, Hook, Bass, Catch, Fishing, Silver Trout, Great Catch, Fishmonger's, Brown Trout`,
  space: `Star, Cosmic, Nova, Galaxy, Orbit, Astro, Comet, Lunar, Moon, Far Galaxy, Blue Comet, High Orbit`,
  candy: `Candy, Sweet, Sugar, Lollipop, Bonbon, Cupcake, Bakery, Gummy, Spun Sugar, Corner Bakery, Mint Candy, Pink Cupcake`,
  gothic: `Crypt, Midnight, Raven, Witch, Ghost, Haunted, Vampire, Graveyard, Night, Grey Ghost, Old Crypt, Tall Raven`,
  potion: `Potion, Alchemist's, Elixir, Wizard, Wizard's, Magic, Spell, Merlin's, Green Potion, Old Wizard, Clear Elixir, Slow Spell`,
  norse: `Viking, Rune, Odin's, Thor's, Fjord, Valhalla, Ragnarok, Asgard, Carved Rune, Young Viking, Misty Fjord, Viking's`,
  greek: `Zeus, Olympus, Titan, Hera's, Athena, Athena's, Spartan, Apollo, Apollo's, Hermes, Medusa, Lost Titan`,
  west: `Outlaw, Sheriff, Saloon, Cactus, Dusty, Gunslinger, Bandit, Canyon, Mesa, Old Saloon, Red Canyon, Western`,
  fire: `Fire, Inferno, Volcano, Flame, Lava, Phoenix, Ember, Blaze, Blue Flame, Sleeping Volcano, Red Ember, Young Phoenix`,
  ice: `Ice, Frost, Arctic, Snow, Winter, Glacier, Polar, First Frost, Blue Glacier, Deep Snow, White Winter, Polar Light`,
  aztec: `Aztec, Maya, Inca, Temple, Jungle, Totem, Sunstone, Eldorado, Green Jungle, Tall Totem, Hidden Temple, Maya Stone`,
  irish: `Clover, Shamrock, Rainbow, Irish, Lucky, Leprechaun, Leprechaun's, Four Clover, Double Rainbow, Lucky Penny, Green Clover, Lucky Green`,
  neon: `Neon, Retro, Miami, Disco, Arcade, Sunset, Synth, Pink Neon, Long Sunset, Late Disco, Blue Neon, Old Arcade`,
  joker: `Joker, Joker's, Jester, Jester's, Harlequin, Circus, Quiet Joker, Red Jester, Grand Circus, Blue Harlequin, Travelling Circus, Tall Jester`,
  mask: `Mask, Carnival, Venice, Masquerade, Opera, Silk Mask, Grand Opera, Long Carnival, Winged Mask, Venice Silk, Velvet Mask, Old Opera`,
  honey: `Honey, Bee, Hive, Pollen, Beekeeper's, Honeycomb, Busy Bee, Wild Honey, Warm Honey, Old Hive, Beeswax, Drifting Pollen`,
  mush: `Mushroom, Forest, Gnome, Fairy, Woodland, Toadstool, Old Forest, Gnome's, Little Gnome, Quiet Forest, Red Mushroom, Woodland Fairy`,
  sword: `Sword, Knight, Knight's, Camelot, Excalibur, Duel, Blade, Arena, Gladiator, Old Sword, Black Knight, Bright Blade`,
} as const satisfies Record<ThemeFamily, string>;

/** Closing words of titles; none of them matches a family. */
export const CLOSINGS = `Parade, Ledger, Corner, Quarter, Carousel, Terrace, Passage, Almanac, Courier, Balcony, Harvest, Journal,
  Crossing, Signal, Window, Meadow, Compass, Cabinet, Workshop, Promenade, Gallery, Lookout, Relay, Voyage, Hideaway,
  Holiday, Whisper, Chorus, Riddle, Outpost, Bazaar, Homecoming, Pavement, Staircase, Telegram, Waltz, Weekend`;
