// Made by scripts/contract-types.ts from contract/openapi.yaml. Do not edit.

export interface paths {
    "/api/admin/get-all-bonus": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** The offers */
        get: operations["bonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/get-all-country": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Countries open for registration, and all countries
         * @description Cached by the client (spec §7).
         */
        get: operations["countries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/get-currencies": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The currencies an account can have
         * @description Cached by the client (spec §7).
         */
        get: operations["currencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/get-full-category-list": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The categories of games that have games, with their true counts
         * @description Called by our server only. A failure shows as an empty list on the page (spec §7, §8).
         */
        get: operations["categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/get-location": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Where the visitor seems to be
         * @description Cached by the client (spec §7).
         */
        get: operations["location"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/get-payments": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Payment methods
         * @description Cached by the client, asked with a token only (spec §7, OP-071).
         */
        get: operations["payments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/get-rakeback-days": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The days of the rakeback calendar
         * @description Asked every 10 s while the calendar is seen (spec §7).
         */
        get: operations["rakebackDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/get-registration-fields": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Which fields the registration shows
         * @description Cached by the client (spec §7).
         */
        get: operations["registrationFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/casino/assets/{path}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Path of the file; it may hold slashes.
                 * @example brand/logo.svg
                 */
                path: string;
            };
            cookie?: never;
        };
        /** A static file with a long cache life */
        get: operations["asset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/casino/games": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** A page of the games that match */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/casino/games/{game}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example kraken-tides */
                game: string;
            };
            cookie?: never;
        };
        /** One game with its figures */
        get: operations["game"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/casino/games/{game}/pulse": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        /** What a game paid back lately */
        get: operations["gamePulse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/casino/games/{game}/similar": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        /** Up to twelve games like this one, the likest first */
        get: operations["similarGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/casino/locales/{lng}.json": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Code of the language.
                 * @example en
                 */
                lng: string;
            };
            cookie?: never;
        };
        /** The texts of a language, or with allResources=1 the content bundle */
        get: operations["locale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/casino/loyalty-levels": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** The levels of the VIP club */
        get: operations["loyaltyLevels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/casino/players/{player}/statistics": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                player: string;
            };
            cookie?: never;
        };
        /**
         * Statistics of a player
         * @description A player in ghost mode, excluded or frozen is unknown to others.
         */
        get: operations["playerStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/casino/search-index": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** All games as the search in the browser needs them; carries an ETag and may be kept for an hour */
        get: operations["searchIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/casino/settings2": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** The operator's settings, merged over the site's defaults */
        get: operations["settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/casino/studios": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** The studios that have games */
        get: operations["studios"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/casino/tournaments": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Tournaments and races, soonest end first
         * @description Those that are open or announced, and those that ended within the last two weeks.
         */
        get: operations["tournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/casino/tournaments/{tournament}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                tournament: string;
            };
            cookie?: never;
        };
        /** A tournament with the first ten places of its leaderboard */
        get: operations["tournament"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/casino/wins": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Recent wins
         * @description Rounds that paid more than was staked. `all` and `my` begin with the latest; `high-rollers` with the highest stake and `multipliers` with the highest multiple of the stake, of the last 30 days. Excluded and frozen players are left out. The socket event `winsChanged` tells when to ask again.
         */
        get: operations["wins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/3ds-webhook": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hands over what the bank page returned
         * @description Posted once; the session may have ended on the way back, so no token is needed (OP-074).
         */
        post: operations["postThreeDs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/account-requests": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** What the player asked for about the account, and where it stands */
        get: operations["accountRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/acknowledge-reality-check": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The player has read the reality check */
        post: operations["acknowledgeRealityCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/activate-bonus": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activates an offer */
        post: operations["activateBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/add-favourite": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a game a favourite */
        post: operations["addFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/add-passkey": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a passkey
         * @description Answers recovery codes where the player has none.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/answer-notice": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The player has read a notice, or declined its offer
         * @description One that is not open any more counts as answered.
         */
        post: operations["answerNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/apply-coupon": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Redeems a coupon code */
        post: operations["applyCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/block-chat-player": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hides the messages of another player, or shows them again */
        post: operations["blockChatPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/bonuses": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** The bonuses of the player */
        get: operations["userBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/buy-bonus": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the next transaction of a game a bonus buy */
        post: operations["buyBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/calculate-withdrawal": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a withdrawal would cost and bring */
        post: operations["calculateWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/calendar-award": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The cashback award as it stands
         * @description Asked every 15 s (spec §7).
         */
        get: operations["calendarAward"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/cancel-bonus": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a bonus; its amount is burned */
        post: operations["cancelBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/cancel-closing": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back the request to close the account */
        post: operations["cancelClosing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/cancel-deposit": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives up a deposit that has not been paid */
        post: operations["cancelDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/cancel-email-change": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back a change of the e-mail address */
        post: operations["cancelEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/cancel-lifting": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back a request to lift an exclusion, also a granted one that waits */
        post: operations["cancelLifting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/cancel-withdrawal": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a pending withdrawal back, without a fee */
        post: operations["cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/casino-history": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Bets and wins */
        get: operations["casinoHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/change-email": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for another e-mail address
         * @description Sends a link to the old address and one to the new. The address changes once both were opened. A new request replaces the one before.
         */
        post: operations["changeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/chat-messages": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Messages of a room, and the state of the chat for the player
         * @description Without before and after, the latest messages. While the player reads a room, the socket sends its session the event chatMessage (a message) for every change, and chatRoom (the room) when its rules change or the player is muted. Each call renews this for two minutes. The numbers of a room have no gaps, so a reader knows whether a change is missing.
         */
        get: operations["chatMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/claim-cashback": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Claims a cashback bonus */
        post: operations["claimCashback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/claim-referral": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claims the revenue of referrals
         * @description Pays all that is claimable. The same key is answered the same, so that a lost answer can be asked for again.
         */
        post: operations["claimReferral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/close-account": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for the account to be closed
         * @description The operator decides. Nobody logs in to an account that is closed.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/confirm-authenticator": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switches the authenticator on
         * @description Answers recovery codes where the player has none. WRONG_PROOF may say `details.attemptsLeft`.
         */
        post: operations["confirmAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/confirm-email-change": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens one of the two links of a change
         * @description A link that is opened again succeeds again while its change waits or is done, since the first answer may have been lost.
         */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/confirm-identity": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proves again who the player is
         * @description The session is not asked again for ten minutes.
         */
        post: operations["confirmIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/confirm-limit": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms a raise a second time
         * @description For a limit with `pendingConfirm`, from `pendingFrom` on. Until then, and without it, the limit stays as it is.
         */
        post: operations["confirmLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/confirm-withdrawal": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a withdrawal */
        post: operations["confirmWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/country-blocked": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a visitor from a blocked country
         * @description Sent as POST (OP-034).
         */
        post: operations["reportCountryBlocked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/create-deposit": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins a deposit */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/daily-bonus": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Whether a daily bonus waits */
        get: operations["dailyBonus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/data-copy": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** The copy of own data, once it is ready */
        get: operations["dataCopy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/delete-chat-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes an own message within two minutes */
        post: operations["deleteChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/deposit-allowance": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** What may still be deposited */
        get: operations["depositAllowance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/deposits": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Deposits that have not ended */
        get: operations["openDeposits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/deposits/{depositId}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                depositId: string;
            };
            cookie?: never;
        };
        /** A deposit as it stands now */
        get: operations["deposit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/document-labels": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Kinds of documents */
        get: operations["documentLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/documents": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** The documents asked for and sent */
        get: operations["documents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/email-change": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** A change of the e-mail address that waits for its links */
        get: operations["emailChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/end-sessions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends one session, or all others
         * @description The session of the call stays: log-out ends that one. A session that has ended already is no failure.
         */
        post: operations["endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/evidence": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Evidence of one round or one payment, for a complaint
         * @description Ids, times, amounts and the version of the rules, with a hash and a signature of the backend over all of it.
         */
        get: operations["evidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/exclusion": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * How the player is excluded, and a request to lift that
         * @description Small, since every open tab asks each few seconds. `userLimit` is that of the player's details.
         */
        get: operations["exclusion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/favourites": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Favourite games */
        get: operations["favourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/forgot-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a link for a new password
         * @description Answers the same for known and unknown addresses.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/freeze-account": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Freezes the account for some days */
        post: operations["freezeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/get-user-details": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in player
         * @description SECOND_STEP_REQUIRED: the bearer token is a one-time token of an account with a second step; the token is spent, and loginSecondStep opens the session, as after login.
         */
        get: operations["userDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/google-sign-in": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the browser goes to sign in with Google
         * @description Code flow with PKCE by the backend. It comes back to the site with a one-use `at` (OP-054); with `modal=google-signup` and a one-use ticket, an HttpOnly cookie of google-sign-up alone, where the person has no account yet; or with `modal=login` and the reason in `google`.
         */
        post: operations["startGoogleSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/google-sign-up": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the account of a person who came from Google
         * @description Who it is says the ticket in the cookie of the way back, and nothing else. Without this call there is no account, and nothing of the person is kept once the ticket has ended, after ten minutes.
         */
        post: operations["googleSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/inbox": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to the player lately, newest first
         * @description At most 50 entries of the last 30 days. Empty while the player is self-excluded or the account is frozen.
         */
        get: operations["inbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/join-tournament": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enters a tournament
         * @description Free. Who is in already stays in.
         */
        post: operations["joinTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/launch-game": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a session of a game and gives the address of its frame */
        post: operations["launchGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/limits": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** All limits with what is used of them */
        get: operations["limits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/log-event": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Logs an event of the site */
        post: operations["logEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in
         * @description Answers the same, in the same time, for known and unknown addresses. INVALID_CREDENTIALS may say in `details.attemptsLeft` how many tries are left before TOO_MANY_ATTEMPTS. SECOND_STEP_REQUIRED: the password is right, and loginSecondStep opens the session; `details` holds the `ticket` for it, the `methods` that count (SecondStep), and until when, `expiresAt`.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login-second-step": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Completes a log-in by its second step
         * @description Ends a log-in, by password or by a one-time token, that answered SECOND_STEP_REQUIRED. A ticket counts for five minutes and one session.
         */
        post: operations["loginSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login-with-passkey": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in without a password
         * @description The passkey has to verify its user; then it counts for both steps.
         */
        post: operations["loginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/merge-favourites": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds the favourites kept on the device */
        post: operations["mergeFavourites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/merge-recent-games": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds the games played on the device
         * @description The latest first; behind what the player played since. A game that is not in the catalogue is left out.
         */
        post: operations["mergeRecentGames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/open-daily-bonus": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the daily bonus */
        post: operations["openDailyBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkey-challenge": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to use a passkey
         * @description With a ticket for the second step of a log-in, with a session for confirmIdentity, with neither for a log-in without a password.
         */
        post: operations["passkeyChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/period-totals": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Sums of a period */
        get: operations["periodTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/play-session": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Time and net result of the present play */
        get: operations["playSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/preferences": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Turns switches of the player */
        put: operations["setPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/protection-notices": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What the player has to be told, and has not answered yet
         * @description In the order in which it is shown. Which kinds there are is up to the market.
         */
        get: operations["protectionNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rakeback-claim": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Claims the rakeback of a day
         * @description Default. The server decides date, window and amount; never prefetched, repeated or cached (OP-035).
         */
        get: operations["claimRakeback"];
        put?: never;
        /**
         * Claims the rakeback of a day
         * @description The other reading, by the setting rakebackClaimMethod (OP-035).
         */
        post: operations["claimRakebackByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rakeback-receipt": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Why the rakeback of a day is what it is */
        get: operations["rakebackReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/read-inbox": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marks entries as read
         * @description Sending it again changes nothing. Ids that are not in the inbox are ignored.
         */
        post: operations["readInbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/recent-games": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Games played lately */
        get: operations["recentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/referral": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Link, visits, registrations and revenue of referrals */
        get: operations["referral"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/remove-authenticator": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches the authenticator off */
        post: operations["removeAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/remove-favourite": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a game from the favourites */
        post: operations["removeFavourite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/remove-passkey": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a passkey */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/renew-recovery-codes": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the recovery codes */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/report-chat-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the operator of a message */
        post: operations["reportChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/request-data-copy": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a copy of all data about the player
         * @description While one is being prepared or ready, it stays the same request.
         */
        post: operations["requestDataCopy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/request-lifting": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks to lift an exclusion at this brand
         * @description Where the market knows it. The operator decides; a lifting takes effect after the market's wait, and never before the end that the exclusion was set for. Asked again while one waits it answers that one.
         */
        post: operations["requestLifting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/resend-verification": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the verification message again */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/reset-password": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password with the token of the link */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/rounds/{roundId}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                roundId: string;
            };
            cookie?: never;
        };
        /** One round in detail */
        get: operations["round"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/security": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** How the account is protected */
        get: operations["security"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/select-wallet": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chooses the wallet to play with */
        post: operations["selectWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/self-exclude": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Excludes the player for a time or for good
         * @description With `allBrands` at every brand of the deployment where the backend knows the same person, now or later. The open tabs of all accounts that it reaches are told by the socket event `stopped`.
         */
        post: operations["selfExclude"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/send-chat-message": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes to a room
         * @description `details` hold `until` for CHAT_MUTED (null for ever) and `seconds` to wait for CHAT_SLOW and TOO_MANY_ATTEMPTS. CHAT_SHARE_NOT_FOUND: the player has no such win, or the game no rounds.
         */
        post: operations["sendChatMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/session-bounds": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets time and money of the next session of play
         * @description Where a market demands it, a game with real money opens and takes stakes only within these. They cannot be changed while they run.
         */
        post: operations["setSessionBounds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Open sessions of the player, and the log-in before this one */
        get: operations["sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/set-limit": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets, changes or takes away a limit
         * @description Lowering holds at once; raising waits (OP-096).
         */
        post: operations["setLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sign-up": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an account */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/start-authenticator": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the secret of a new authenticator
         * @description Nothing is on until confirmAuthenticator; asked again, it makes another secret. STEP_UP_REQUIRED, here and elsewhere, asks for confirmIdentity first; `details.methods` says by what: authenticator, recoveryCode, passkey, or password.
         */
        post: operations["startAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/start-passkey": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the browser needs to make a passkey */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/statistics": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Statistics of the signed-in player */
        get: operations["ownStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/tournaments/{tournament}": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                tournament: string;
            };
            cookie?: never;
        };
        /** The signed-in player in a tournament, with the places around */
        get: operations["tournamentStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/transactions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Deposits, withdrawals, corrections and claimed rewards */
        get: operations["transactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/update-user-details": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the profile or the password
         * @description Default; also changes the password (OP-033).
         */
        put: operations["updateUserDetails"];
        /**
         * Changes the profile or the password
         * @description The other reading, by the setting updateUserMethod (OP-033).
         */
        post: operations["updateUserDetailsByPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/upload-document": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a document */
        post: operations["uploadDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/verify-email": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the token of a verification link */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/withdrawal-conditions": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Whether the player can withdraw now, and why not */
        get: operations["withdrawalConditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/withdrawals": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        /** Withdrawals, the pending ones first */
        get: operations["withdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountRequestsAnswer: {
            data: {
                closing: components["schemas"]["Closing"] | null;
                dataCopy: components["schemas"]["DataCopyRequest"] | null;
                openMoney: components["schemas"]["OpenMoney"][];
            };
        };
        /** @description What may still be deposited, and how the last 30 days went. */
        AllowanceAnswer: {
            data: {
                currencyCode: components["schemas"]["CurrencyCode"];
                /** @description When more may be deposited again, earliest first; each step leaves more than the one before. */
                later?: {
                    /** Format: date-time */
                    at: string;
                    /** @description Null for any amount. */
                    left?: components["schemas"]["Amount"] | null;
                }[];
                /** @description Null without a limit. */
                left?: components["schemas"]["Amount"] | null;
                /** @description The amount of that limit. */
                limit?: components["schemas"]["Amount"] | null;
                netResult30Days: components["schemas"]["Amount"];
                /** @description The period whose limit leaves least. */
                period?: components["schemas"]["Period"] | null;
            };
        };
        /**
         * @description Money as a plain decimal number, in the currency named beside it.
         * @example 12.34
         */
        Amount: string;
        AuthenticatorAnswer: {
            data: {
                expiresAt: components["schemas"]["Instant"];
                /** @description Base32; never sent again. */
                secret: string;
                /** @description The same for a QR code. */
                uri: string;
            };
        };
        AuthenticatorCode: {
            code: string;
        };
        /** @description An offer (spec §3). */
        Bonus: {
            availableFrom?: components["schemas"]["Instant"] | null;
            banner?: {
                /**
                 * @description Path below the assets address of a picture of 12:5 whose subject stands towards its right; null or absent when there is none. `{width}` in it stands for each of 480 and 960 (pixels), `{type}` for avif and webp. A path without them is one picture.
                 * @example offers/amun-spins-banner-1a2b3c/{width}.{type}
                 */
                bannerImage?: string | null;
                /** @description The same of a picture of 13:15 of the subject alone, on a transparent ground. The site puts it in front of the brand's scene. */
                bannerMark?: string | null;
                bannerTitle?: string | null;
            } | null;
            bonusAmount?: components["schemas"]["Amount"];
            /** @enum {unknown} */
            bonusType: "freespins" | "deposit" | "no_deposit" | "instant_cashback" | "instant cashback";
            /** @description So many percent of what was lost in the last days, if that is enough. */
            cashback?: {
                days: number;
                minLoss: components["schemas"]["Amount"];
                percent: number;
                /** @description Goes into the rakeback calendar instead of being paid. */
                toCalendar: boolean;
            } | null;
            couponCode?: string | null;
            currencyCode?: components["schemas"]["CurrencyCode"];
            /** @description On these days of the week only, MON to SUN; none for every day. */
            days?: string[];
            /** @description Days from the activation to the expiry. */
            daysToWager?: number;
            depositBonusPercent?: number;
            /** @description Only with the player's deposit of this number. */
            depositNumber?: number | null;
            /** @description Games that are not to be played while the bonus is active. */
            excludedGames?: {
                game: string;
                name: string;
            }[];
            /** @description Id of the game its free spins are in. */
            freeSpinGame?: string | null;
            freeSpinGameName?: string | null;
            freeSpinsQuantity?: number;
            freeSpinStake?: components["schemas"]["Amount"];
            /** @description How much of a stake counts for the wagering, by kind of game; a kind that is missing counts in full. */
            gameWeights?: {
                /** @enum {unknown} */
                kind: "slot" | "dice" | "roulette" | "baccarat";
                percent: number;
            }[];
            id: string | number;
            /** @description Highest bet while the bonus is wagered. */
            maxBet?: components["schemas"]["Amount"];
            maxBonusThreshold?: components["schemas"]["Amount"];
            maxParticipants?: number | null;
            maxWinAmount?: components["schemas"]["Amount"];
            minBalance?: components["schemas"]["Amount"];
            minDeposit?: components["schemas"]["Amount"];
            multiplier?: number;
            name: string;
            /** @description For a signed-in player: why the offer cannot be taken now, with the code and the details that its activation, or a deposit with it, would be refused with; null when it can be taken. Absent for guests, and where the backend does not say. */
            refusal?: {
                code: string;
                details?: {
                    [key: string]: unknown;
                };
            } | null;
            /** @description Only within so many hours of the registration. */
            registrationHours?: number | null;
            /** @description Again after so many days; null for once only. */
            retryDays?: number | null;
            /** @description Of its conditions; an activation tells which ones were agreed to. */
            termsVersion?: string;
            validTo?: components["schemas"]["Instant"] | null;
            wageringMultiplier?: number;
            /** @enum {unknown} */
            wageringType?: "REAL_TO_FUN" | "REAL_MONEY_ONLY";
            /** @description What wins of its free spins are multiplied by; 1 for none. */
            winBoost?: number;
        };
        /** @description The next transaction in this game, and only that, is a bonus buy. */
        BonusBuy: {
            game: string;
            sessionId: string;
        };
        BonusEntry: {
            at: components["schemas"]["Instant"];
            bonusId: string;
            /** @description When it expires, or expired. */
            endsAt: components["schemas"]["Instant"] | null;
            /** @enum {unknown} */
            event: "granted" | "endsToday" | "completed" | "expired";
            id: string;
            /** @constant */
            kind: "bonus";
            /** @description The name of its offer in the language of the call. */
            name: string;
            read: boolean;
        };
        BonusId: {
            bonusId: string | number;
            /** @description Of the conditions the player agreed to. */
            termsVersion?: string;
        };
        BonusPage: {
            data: {
                bonus: {
                    count: components["schemas"]["Count"];
                    /** @description How many offers of each type the same query finds without its type. */
                    counts?: {
                        [key: string]: components["schemas"]["Count"];
                    };
                    rows: components["schemas"]["Bonus"][];
                };
            };
        };
        CalendarAward: {
            data: {
                userCalendarData: {
                    currencyCode?: components["schemas"]["CurrencyCode"];
                    ngr: number | string;
                    payout: number | string;
                    /** @description A factor (OP-093). */
                    percent: number | string;
                };
            };
        };
        CasinoEntry: {
            /** @description The whole bet, below zero, or the whole win, of whichever purse. */
            amount: components["schemas"]["Amount"];
            /** @description Real money after it. */
            balanceAfter: components["schemas"]["Amount"];
            /** @description Real money before it. */
            balanceBefore: components["schemas"]["Amount"];
            /** @description Of the amount, with its sign: what was bonus money; absent where none was. The rest leads from the balance before to the one after. */
            bonusAmount?: components["schemas"]["Amount"];
            /** @description Bonus money after it. */
            bonusBalance: components["schemas"]["Amount"];
            /** @description Whether the round was bought; absent or false otherwise. */
            bonusBuy?: boolean;
            currencyCode?: components["schemas"]["CurrencyCode"];
            date: components["schemas"]["Instant"];
            /** @description Of the game page's address. */
            gameId?: string;
            gameName: string;
            provider: string;
            roundId?: string;
            transactionId: string;
            type: string;
        };
        CasinoHistoryPage: {
            data: {
                history: {
                    count: components["schemas"]["Count"];
                    rows: components["schemas"]["CasinoEntry"][];
                };
            };
        };
        Category: {
            gameCount: components["schemas"]["Count"];
            /** @description Name of an icon of the site's set. */
            icon?: string;
            /** @description Value of the `category` filter of the games call. */
            id: string;
            name: string;
            order: number;
        };
        CategoryList: {
            data: {
                topCategoryList: components["schemas"]["Category"][];
            };
        };
        ChatBlock: {
            blocked: boolean;
            /** Format: uuid */
            player: string;
        };
        ChatBlocked: {
            data: {
                blocked: components["schemas"]["ChatPlayers"];
            };
        };
        ChatGame: {
            id: string;
            name: string;
            /** @description As in a list of games. */
            thumbnail: string | null;
        };
        ChatMessage: {
            at: components["schemas"]["Instant"];
            /** @description The number of its latest change. */
            change: number;
            /** @description The preference chatColour of its writer. */
            colour: string | null;
            deleted: boolean;
            id: string;
            /** @description Its place in the room. Messages and deletions share one count. */
            number: number;
            /** @description The nickname or a masked name, never the e-mail (OP-051); null in ghost mode. */
            player: string | null;
            /** @description Null for the operator's team. */
            playerId: string | null;
            room: string;
            /** @description What the message shows as a card; null for none, and once deleted. */
            share: components["schemas"]["ChatShare"] | null;
            /** @description Whether the operator's team wrote it. */
            team: boolean;
            /** @description Plain text, empty beside a share alone; null once deleted. */
            text: string | null;
        };
        ChatMessageAnswer: {
            data: {
                message: components["schemas"]["ChatMessage"];
            };
        };
        ChatMessageChoice: {
            /** Format: uuid */
            message: string;
        };
        ChatMessages: {
            data: {
                blocked: components["schemas"]["ChatPlayers"];
                /** @description The number of the latest change that this answer covers. */
                cursor: number;
                /** @description Whether there are older messages; with after, whether there are more changes. */
                hasMore: boolean;
                messages: components["schemas"]["ChatMessage"][];
                muted: boolean;
                /** @description When the player may write again; null if not muted, or for ever. */
                mutedUntil: components["schemas"]["Instant"] | null;
                /** @description Players who read the room now. */
                online: number;
                room: string;
                /** @description Languages that have a room. */
                rooms: string[];
                /** @description The playerId of the player. */
                self: string;
                /** @description Seconds between two messages of a player; 0 for none. */
                slowSeconds: number;
            };
        };
        ChatPlayers: {
            id: string;
            /** @description Null in ghost mode. */
            name: string | null;
        }[];
        ChatPulse: {
            game: components["schemas"]["ChatGame"];
            /** @enum {unknown} */
            kind: "pulse";
            /** @description What each of the last rounds paid back per unit of stake, the oldest first. */
            values: number[];
        };
        /** @description The figures at the time they were shared. */
        ChatShare: components["schemas"]["ChatWin"] | components["schemas"]["ChatStatistics"] | components["schemas"]["ChatPulse"];
        /** @description What a player shares. All figures are the backend's own: of a round that the player has won, of the player, or of a game's last rounds. */
        ChatShareChoice: {
            /** @description Of the win in the list `my`, or of the game; none for statistics. */
            id?: string;
            /** @enum {unknown} */
            kind: "win" | "statistics" | "pulse";
        };
        ChatStatistics: {
            bestMultiplier: number | null;
            /** @enum {unknown} */
            kind: "statistics";
            losses: number;
            totalBets: number;
            wins: number;
        };
        ChatWin: {
            amount: components["schemas"]["Amount"];
            currencyCode: components["schemas"]["CurrencyCode"];
            game: components["schemas"]["ChatGame"];
            /** @enum {unknown} */
            kind: "win";
            /** @description The win per unit of stake. */
            multiplier: number;
            stake: components["schemas"]["Amount"];
        };
        ClaimEntry: {
            amount: components["schemas"]["Amount"];
            /** @description The start of the last day on which it can be claimed. */
            at: components["schemas"]["Instant"];
            /** @description That of get-rakeback-days. */
            bonusId: string;
            currencyCode: components["schemas"]["CurrencyCode"];
            endsAt: components["schemas"]["Instant"];
            id: string;
            /** @constant */
            kind: "claim";
            read: boolean;
        };
        Closing: {
            askedAt: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["Instant"] | null;
            /** @description Why it was declined, in the operator's words. */
            reason: string | null;
            reference: string;
            /** @enum {unknown} */
            state: "asked" | "declined" | "cancelled";
        };
        ClosingRequest: {
            /** @description Null for an account without a password. */
            currentPassword: string | null;
            reason?: string | null;
        };
        Codes: string[] | null;
        /** @description Every condition of a withdrawal with its state, in the order in which a refusal names them (OP-081). */
        ConditionsAnswer: {
            data: {
                /** @description What can be withdrawn at most now. */
                available?: components["schemas"]["Amount"];
                conditions: {
                    /** @enum {unknown} */
                    code: "REQUIRED_EMAIL_VERIFICATION" | "DEPOSIT_REQUIRED" | "ACTIVE_BONUS" | "DEPOSIT_WAGERING";
                    left?: components["schemas"]["Amount"];
                    met: boolean;
                    /** @description Met only because a self-exclusion bars play for long (ADR 0012): deposits need no wagering, and the active bonus is cancelled with the withdrawal. */
                    waived?: boolean;
                }[];
                /** @description Of all amounts here. */
                currencyCode?: components["schemas"]["CurrencyCode"];
            };
        };
        Confirmation: {
            proof: components["schemas"]["Proof"];
        };
        ConfirmationAnswer: {
            data: {
                /** @description Until when this session is not asked again. */
                until: components["schemas"]["Instant"];
            };
        };
        /** @description A piece of written text; plain text only, never HTML. */
        ContentBlock: {
            text: string;
            /** @enum {unknown} */
            type: "heading" | "paragraph";
        } | {
            items: string[];
            /** @constant */
            type: "list";
        };
        /** @description Written pages and questions. Only `content` is relied on (spec §7). */
        ContentBundle: {
            content: {
                faq?: components["schemas"]["Question"][];
                pages?: {
                    [key: string]: components["schemas"]["ContentPage"];
                };
            };
        };
        ContentPage: {
            blocks: components["schemas"]["ContentBlock"][];
            title: string;
        };
        /** @description How many rows there are on all pages together. */
        Count: number;
        Countries: {
            data: {
                allCountries: components["schemas"]["Country"][];
                /** @description Countries open for registration (OP-055). */
                countries: {
                    count: components["schemas"]["Count"];
                    rows: components["schemas"]["Country"][];
                };
            };
        };
        Country: {
            code: components["schemas"]["CountryCode"];
            countryId: number | string;
            flag: string | null;
            name: string;
            /** @example 49 */
            phoneCode: string;
        };
        CountryBlockedReport: {
            country: string;
            firstUrl: string | null;
            ip: string;
        };
        CountryCode: string;
        Coupon: {
            code: string;
        };
        Currencies: {
            data: {
                currencies: components["schemas"]["Currency"][];
            };
        };
        Currency: {
            code: components["schemas"]["CurrencyCode"];
            name: string;
        };
        CurrencyCode: string;
        DailyBonusAnswer: {
            data: {
                available: boolean;
                nextAt?: components["schemas"]["Instant"] | null;
                result?: {
                    amount?: components["schemas"]["Amount"];
                    currencyCode?: components["schemas"]["CurrencyCode"];
                } | null;
            };
        };
        DataCopyAnswer: {
            data: {
                /** @description All that is kept about the player, by subject. */
                copy: {
                    [key: string]: unknown;
                };
            };
        };
        DataCopyRequest: {
            askedAt: components["schemas"]["Instant"];
            /** @description Until when a copy that is ready can be downloaded. */
            availableUntil: components["schemas"]["Instant"] | null;
            reference: string;
            /** @enum {unknown} */
            state: "asked" | "preparing" | "ready" | "expired";
        };
        /**
         * Format: date
         * @description YYYY-MM-DD
         */
        Day: string;
        /** @description A deposit as an intent with an id; the page can always be left and continued. */
        Deposit: {
            amount: components["schemas"]["Amount"];
            createdAt: components["schemas"]["Instant"];
            /** @description What was booked to the wallet; differs from the amount after an under- or over-payment. */
            creditedAmount?: components["schemas"]["Amount"] | null;
            /** @description Of a crypto deposit, what is to be sent and what the chain shows. */
            crypto?: {
                address: string;
                coin: string;
                coinAmount: components["schemas"]["Amount"];
                confirmations: number;
                confirmationsNeeded: number;
                network: string;
                received: components["schemas"]["Amount"];
                /** @description Coins arrived on another network; a person looks after them. */
                wrongNetwork?: boolean;
            } | null;
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Why the bank declined, such as insufficient_funds. One that the site does not know is not shown. */
            declineReason?: string | null;
            endedAt?: components["schemas"]["Instant"] | null;
            /** @description Until when it can be paid. */
            expiresAt?: components["schemas"]["Instant"] | null;
            /** @description A deposit code of the specification §8. */
            failure?: string | null;
            id: string;
            /** @description The name of the method, as the address carries it in met. */
            methodName?: string;
            /** @description What the player does next on the provider's origin. */
            nextStep?: {
                /**
                 * Format: uri
                 * @description Where the site's own card form sends the card as JSON (setting ownCardForm): the provider's origin, never ours.
                 */
                cardUrl?: string;
                /** @enum {unknown} */
                kind: "frame" | "redirect";
                /** Format: uri */
                url: string;
            } | null;
            paymentMethodId: string | number;
            /** @description What a player tells the support. */
            reference: string;
            /** @enum {unknown} */
            status: "created" | "processing" | "pending" | "success" | "failed" | "returned" | "declined" | "cancelled";
        };
        DepositAnswer: {
            data: {
                deposit: components["schemas"]["Deposit"];
            };
        };
        DepositId: {
            depositId: string;
        };
        DepositsAnswer: {
            data: {
                deposits: components["schemas"]["Deposit"][];
            };
        };
        /** @description What the browser said of itself; null where that is not known. */
        Device: {
            /** @example Firefox */
            browser: string | null;
            /** @enum {unknown} */
            kind: "desktop" | "mobile" | "tablet" | null;
            /** @example Android */
            system: string | null;
        };
        /** @enum {unknown} */
        DeviceType: "mobile" | "tablet" | "desktop";
        Document: {
            createdAt: components["schemas"]["Instant"];
            fileName?: string | null;
            id: string;
            /** @description Id of a label. */
            label: string;
            reason?: string | null;
            /** @enum {unknown} */
            status: "requested" | "pending" | "confirmed" | "rejected";
        };
        DocumentAnswer: {
            data: {
                document: components["schemas"]["Document"];
            };
        };
        DocumentEntry: {
            at: components["schemas"]["Instant"];
            /** @description The name of its label in the language of the call. */
            document: string;
            documentId: string;
            id: string;
            /** @constant */
            kind: "document";
            read: boolean;
            reason: string | null;
            /** @enum {unknown} */
            status: "requested" | "confirmed" | "rejected";
        };
        DocumentsAnswer: {
            data: {
                documents: components["schemas"]["Document"][];
            };
        };
        DocumentUpload: {
            /** @description jpg or png or pdf below 25 MB. */
            file: string;
            label: string;
        };
        Done: {
            data: {
                message?: string;
                /** @constant */
                success: true;
            };
        };
        EmailChange: {
            /** @description The new address. */
            email: string;
            expiresAt: components["schemas"]["Instant"];
            newConfirmed: boolean;
            oldConfirmed: boolean;
            requestedAt: components["schemas"]["Instant"];
        };
        EmailChangeAnswer: {
            data: {
                change: components["schemas"]["EmailChange"] | null;
            };
        };
        EmailChangeConfirmed: {
            data: {
                /** @enum {unknown} */
                address: "old" | "new";
                done: boolean;
            };
        };
        EmailChangeRequest: {
            /** @description Null for an account without a password, which the link to its old address proves. */
            currentPassword: string | null;
            email: string;
        };
        EmailChangeToken: {
            token: string;
        };
        EmailToken: {
            token: string;
        };
        EndSessions: {
            /** @description Null for all but the session of the call. */
            sessionId: string | null;
        };
        /** @description The one shape of every answer that is not 200. */
        Error: {
            /** @example GAME_NOT_FOUND */
            code: string;
            details?: {
                [key: string]: unknown;
            };
            /** @example GAME NOT FOUND */
            message: string;
        };
        EventLogEntry: {
            cpncToSent: string | null;
            /** @description Of a pageView: `path` and `previous`; the first of a visit by an affiliate's or a friend's link also has `affiliate` and `uidToken`, a token of the device. Sent with consent only. */
            data: {
                [key: string]: unknown;
            };
            /** @example pageView */
            event: string;
            mkt: string | null;
            userDeviceType: components["schemas"]["DeviceType"];
        };
        EvidenceAnswer: {
            data: {
                /** @description As the backend made it; the site changes nothing. */
                evidence: {
                    format: string;
                    id: string;
                    /** @enum {unknown} */
                    kind: "round" | "payment";
                    madeAt: components["schemas"]["Instant"];
                    /** @description Of the pack without hash and signature. */
                    sha256: string;
                    signature: string;
                };
            };
        };
        ExclusionAnswer: {
            data: {
                exclusion: null | {
                    allBrands: boolean;
                    from: components["schemas"]["Instant"] | null;
                    /** @description Null where it was set without a receipt. */
                    reference: string | null;
                    /** @description Whether it holds on after its end until it is lifted. */
                    stays: boolean;
                    /** @description Null for ever. */
                    until: components["schemas"]["Instant"] | null;
                };
                /** @description The latest request since the exclusion began. */
                lifting: null | components["schemas"]["Lifting"];
                /** @description The wait after the decision. */
                liftingHours?: number | null;
                mayAskLifting: boolean;
                /** @description How many brands of the deployment there are beside this one. */
                otherBrands: number;
                userLimit: components["schemas"]["UserLimit"];
            };
        };
        /**
         * @description How a game pays, and what it adds to that.
         * @enum {unknown}
         */
        Feature: "lines" | "ways" | "scatter-pays" | "both-ways" | "stacked" | "wild" | "expanding-wild" | "multiplier-wild" | "free-spins" | "respin" | "hold-and-spin" | "multiplier" | "rising-multiplier" | "random-multiplier" | "dice" | "roulette" | "baccarat" | "live" | "provably-fair";
        ForgotPassword: {
            email: string;
            recaptchaToken: string;
        };
        Freeze: {
            /** @enum {integer} */
            days: 1 | 3 | 7 | 10;
        };
        /** @description How players' money is protected; acknowledged before the first deposit. */
        FundsNotice: {
            id: string;
            /** @constant */
            kind: "funds";
            /** @description The operator's, in the language of the call; blank lines separate paragraphs. */
            text: string;
        };
        GameAnswer: {
            data: {
                game: components["schemas"]["GameDetails"];
            };
        };
        GameDetails: components["schemas"]["GameSummary"] & {
            restrictedCountries: components["schemas"]["CountryCode"][];
            /**
             * Format: uri
             * @description Rules and paytable on the studio's origin.
             */
            rulesUrl?: string;
            stats: components["schemas"]["GameStats"];
        };
        GameId: {
            game: string;
        };
        GameIds: {
            games: string[];
        };
        GameLaunch: {
            /** @description What is played with; of real play. */
            currencyCode?: components["schemas"]["CurrencyCode"];
            /** @description Until when the token opens the session. */
            expiresAt?: components["schemas"]["Instant"];
            /**
             * Format: uri
             * @description Address for the frame; its token opens one session.
             */
            launchUrl: string;
            /** @enum {unknown} */
            mode: "demo" | "real";
            sessionId: string;
        };
        /** @description What the last rounds of a game paid back, oldest first; up to 100 settled rounds, of no named player. */
        GamePulse: {
            data: {
                points: {
                    at: components["schemas"]["Instant"];
                    /** @description Paid back per unit of stake. */
                    value: number;
                }[];
            };
        };
        GameRows: {
            data: {
                games: components["schemas"]["GameSummary"][];
            };
        };
        GamesPage: {
            data: {
                games: {
                    count: components["schemas"]["Count"];
                    rows: components["schemas"]["GameSummary"][];
                };
            };
        };
        /** @description The figures of a game (spec §3), computed from its mathematical model. */
        GameStats: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description Percent of rounds that win anything. */
            hitFrequency?: number;
            maxBet: components["schemas"]["Amount"];
            /** @description Largest win of a round in stakes. */
            maxMultiplier: number;
            minBet: components["schemas"]["Amount"];
            name: string;
            releaseDate: components["schemas"]["Day"];
            /** @description Percent with two decimals. */
            returnToPlayer: number;
            sort: number;
            /** @description Standard deviation of a round's win per unit of stake. */
            volatilityIndex?: number;
        };
        /** @description A game as a tile shows it. */
        GameSummary: {
            /** @description Whether the game can be played with demo credits. */
            demo: boolean;
            features: components["schemas"]["Feature"][];
            /** @description The last part of the game page's address. */
            id: string;
            isNew: boolean;
            name: string;
            releaseDate: components["schemas"]["Day"];
            /** @description Percent with two decimals. */
            returnToPlayer: number;
            studio: components["schemas"]["StudioName"];
            /**
             * @description Path below the assets address of a 3:4 picture; null when there is none. `{width}` in it stands for each of 180, 240, 360 and 480 (pixels), `{type}` for avif and webp, and the site asks for what a screen needs. A path without them is one picture.
             * @example games/kraken-tides-1a2b3c/{width}.{type}
             */
            thumbnail: string | null;
            /** @enum {unknown} */
            volatility: "low" | "medium" | "high";
            /**
             * @description Path of a 16:10 picture without the name, as `thumbnail`: for lists of live tables, where the site else cuts the thumbnail to that shape, and behind the stage of any game, where it else shows the thumbnail blurred.
             * @example games/halfmoon-roulette-1a2b3c/wide-{width}.{type}
             */
            wideThumbnail?: string | null;
        };
        /** @enum {unknown} */
        Gender: "Not to say" | "Male" | "Female";
        GoogleAnswer: {
            data: {
                /** Format: uri */
                url: string;
            };
        };
        /** @description What the person says (empty values are null), then what the site adds as in a sign-up. */
        GoogleSignUp: {
            cpnc: string | null;
            /** @description MM-DD-YYYY (OP-048); null where the registration does not ask. */
            dateOfBirth: string | null;
            firstUrl: string | null;
            mirrorDomainFk: string | number | null;
            mkt: string | null;
            newsLetter: boolean;
            preferredLanguage: string;
            screenResolution: string;
            subscribe: boolean;
            /**
             * @description Over 18 and agrees to the terms and the privacy policy.
             * @constant
             */
            terms: true;
            /** @description IANA name: the zone of the account (OP-083). */
            timeZone?: string;
            /** @description The affiliate token. */
            token?: string | null;
            uidToken: string;
            userDeviceType: components["schemas"]["DeviceType"];
        };
        GoogleStart: {
            /** @description Path of the site to come back to, with a one-use `at`. */
            returnTo?: string;
        };
        InboxAnswer: {
            data: {
                entries: components["schemas"]["InboxEntry"][];
            };
        };
        /** @description The site says it in words of its own, by `kind`. A kind it does not know is not shown. */
        InboxEntry: components["schemas"]["WithdrawalEntry"] | components["schemas"]["DocumentEntry"] | components["schemas"]["BonusEntry"] | components["schemas"]["ClaimEntry"] | components["schemas"]["SafetyEntry"] | components["schemas"]["PrizeEntry"];
        InboxRead: {
            ids: string[];
        };
        /**
         * Format: date-time
         * @description ISO 8601 in UTC.
         */
        Instant: string;
        LabelsAnswer: {
            data: {
                labels: {
                    description?: string;
                    id: string;
                    name: string;
                }[];
            };
        };
        LastLogin: {
            at: components["schemas"]["Instant"];
            device: components["schemas"]["Device"];
            place: components["schemas"]["Place"];
        };
        LaunchAnswer: {
            data: components["schemas"]["GameLaunch"];
        };
        LaunchRequest: {
            /** @description The setting demoUserId; of a demo only. */
            demoUserId?: string;
            game: string;
            locale: string;
            /**
             * @description Real play needs a player, and stakes the active wallet; a demo is anybody's.
             * @enum {unknown}
             */
            mode: "demo" | "real";
            /** @description The player was asked, and ends the game that is open elsewhere. */
            playHere?: boolean;
            /** @description Names the place where the game opens, such as a browser's tab; of real play. Without it nobody is asked. */
            tab?: string;
        };
        LevelsAnswer: {
            data: {
                levels: {
                    benefits?: string[];
                    /** @description The part of a day's net loss that is given back. */
                    cashbackPercent?: number;
                    level: number;
                    name: string;
                    /** @description The part of the house edge that is given back. */
                    rakebackRate?: number;
                    /** @description From which the level is reached. */
                    xp: number;
                }[];
            };
        };
        Lifting: {
            askedAt: components["schemas"]["Instant"];
            /** @description Of a granted one: when play is possible again. */
            liftsAt?: components["schemas"]["Instant"] | null;
            /** @description Of a declined one: what the operator says. */
            reason?: string | null;
            reference: string;
            /** @enum {unknown} */
            state: "asked" | "granted" | "declined" | "cancelled";
        };
        LiftingRequest: {
            reason: string;
        };
        Limit: {
            /** @description Null without a limit. */
            amount: components["schemas"]["Amount"] | null;
            currencyCode: components["schemas"]["CurrencyCode"];
            kind: components["schemas"]["LimitKind"];
            lockedUntil?: components["schemas"]["Instant"] | null;
            pendingAmount?: components["schemas"]["Amount"] | null;
            /** @description The raise holds only once the player confirms it (confirm-limit), from `pendingFrom` on. */
            pendingConfirm?: boolean;
            pendingFrom?: components["schemas"]["Instant"] | null;
            /** @description Null for the maximum bet. */
            period?: components["schemas"]["Period"] | null;
            used?: components["schemas"]["Amount"];
        };
        LimitAnswer: {
            data: {
                limit: components["schemas"]["Limit"];
                /** @example Limit Updated Successfully */
                message?: string;
            };
        };
        LimitChange: {
            /** @description Null takes the limit away. */
            amount: components["schemas"]["Amount"] | null;
            currencyCode: components["schemas"]["CurrencyCode"];
            kind: components["schemas"]["LimitKind"];
            period?: components["schemas"]["Period"] | null;
        };
        LimitConfirmation: {
            currencyCode: components["schemas"]["CurrencyCode"];
            kind: components["schemas"]["LimitKind"];
            period?: components["schemas"]["Period"] | null;
        };
        /** @enum {unknown} */
        LimitKind: "deposit" | "bet" | "loss" | "maxBet";
        LimitsAnswer: {
            data: {
                bonusMaxBet?: components["schemas"]["Amount"];
                globalBetLimit?: components["schemas"]["Amount"];
                limits: components["schemas"]["Limit"][];
                maxBet?: components["schemas"]["Amount"];
                minBet?: components["schemas"]["Amount"];
            };
        };
        /** @description Limits are offered; the player sets some, or declines. */
        LimitsNotice: {
            /**
             * @description When it is shown, and what waits for the answer. At registration that is play too.
             * @enum {unknown}
             */
            at: "registration" | "firstDeposit";
            id: string;
            /** @constant */
            kind: "limits";
            kinds: components["schemas"]["LimitKind"][];
        };
        Link: {
            href: string;
            label: string;
        };
        /** @description Text key → text. Keys are flat names with dots. */
        LocaleTexts: {
            [key: string]: string;
        };
        Location: {
            /** @description Code of the detected country. */
            country: string | null;
            currencies?: string[];
            /** @description The visitor's address or addresses (OP-063). */
            ipInfo?: string | string[] | {
                ip?: string;
                ips?: string[];
            };
            whitelisted?: boolean;
        };
        LocationAnswer: {
            data: {
                location: components["schemas"]["Location"];
            };
        };
        Logo: {
            /** @description Path below the assets address of an SVG of one colour; only its shape is used. */
            icon: string;
            name: string;
        };
        /** @description A line of the menu; with items it is a group, which leads nowhere itself. */
        NavigationItem: {
            href?: string;
            icon?: string;
            items?: components["schemas"]["NavigationItem"][];
            key: string;
            label?: string;
            /** @description Key of the page it leads to. */
            page?: string;
            /** @enum {unknown} */
            scope?: "any" | "guest" | "user";
        };
        /** @description A text, something to share, or both. */
        NewChatMessage: {
            room: string;
            share?: components["schemas"]["ChatShareChoice"];
            text?: string;
        };
        NewDeposit: {
            amount: components["schemas"]["Amount"];
            /** @description The chosen bonus; null for none. */
            bonusId?: string | number | null;
            /** @description Of the conditions of that bonus the player agreed to. */
            bonusTermsVersion?: string;
            /** @description The player agreed that this deposit cancels the active bonus; without it ACTIVE_BONUS refuses (BON-05). */
            cancelsActiveBonus?: boolean;
            /** @description Eleven digits; of the Brazilian method only (OP-080). */
            cpf?: string;
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description One of the networks of the method; of a crypto method only. */
            network?: string;
            paymentMethodId: string | number;
            /** @description The path of the site that the provider returns to, without language and query; /deposit when absent. */
            returnPath?: string;
        };
        NewPasskey: {
            name?: string | null;
            passkey: components["schemas"]["PasskeyAnswer"];
        };
        /** @description A kind that the site does not know is not shown. */
        Notice: components["schemas"]["SecondStepNotice"] | components["schemas"]["FundsNotice"] | components["schemas"]["LimitsNotice"] | components["schemas"]["ReminderNotice"];
        NoticeReply: {
            /** @enum {unknown} */
            answer: "acknowledged" | "declined";
            id: string;
        };
        NoticesAnswer: {
            data: {
                notices: components["schemas"]["Notice"][];
            };
        };
        /** @description What is still open on the account and has to be settled before it is closed. */
        OpenMoney: {
            amount: components["schemas"]["Amount"];
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @enum {unknown} */
            kind: "balance" | "withdrawal";
        };
        OpenSession: {
            /** @description Whether it is the session of this call. */
            current: boolean;
            device: components["schemas"]["Device"];
            id: string;
            /** @description To the minute. */
            lastUsedAt: components["schemas"]["Instant"];
            place: components["schemas"]["Place"];
            startedAt: components["schemas"]["Instant"];
        };
        OwnStanding: components["schemas"]["Standing"] & {
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description Wins less stakes of the rounds that count; null as above. */
            netResult?: components["schemas"]["Amount"] | null;
            /** @description The prize in the player's currency; null without one. */
            ownPrize?: components["schemas"]["Amount"] | null;
            /** @description Shared by equal scores. */
            rank?: string | number | null;
            /** @description Staked in this tournament, in the player's currency; null where it was more than one. */
            wagered?: components["schemas"]["Amount"] | null;
        };
        Passkey: {
            createdAt: components["schemas"]["Instant"];
            id: string;
            lastUsedAt: components["schemas"]["Instant"] | null;
            /** @description As the player named it, or null. */
            name: string | null;
        };
        /** @description What the browser answered, as JSON of WebAuthn Level 3 (RegistrationResponseJSON or AuthenticationResponseJSON). */
        PasskeyAnswer: {
            authenticatorAttachment?: string | null;
            clientExtensionResults: {
                [key: string]: unknown;
            };
            id: string;
            rawId: string;
            response: {
                [key: string]: unknown;
            };
            /** @constant */
            type: "public-key";
        };
        PasskeyId: {
            id: string;
        };
        PasskeyLogin: {
            passkey: components["schemas"]["PasskeyAnswer"];
        };
        PasskeyOptionsAnswer: {
            data: {
                /** @description For the browser, as JSON of WebAuthn Level 3. Its challenge counts once, for five minutes. */
                options: {
                    challenge: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        PasskeyPurpose: {
            /** @description Of a log-in that waits for its second step. */
            ticket?: string;
        };
        PaymentMethod: {
            allowedCountries?: components["schemas"]["Codes"];
            allowedCurrencies?: components["schemas"]["Codes"];
            allowedTags?: components["schemas"]["Codes"];
            allowEmails?: components["schemas"]["Codes"];
            allowTags?: components["schemas"]["Codes"];
            description?: string | null;
            hidden?: boolean;
            id: string | number;
            isActive?: boolean;
            isCardForm?: boolean;
            max?: components["schemas"]["Amount"];
            min?: components["schemas"]["Amount"];
            name: string;
            /** @description Of a crypto method, the usual one first. A method with networks is a crypto method. */
            networks?: string[];
            order?: number;
            paymentMethod?: string;
            rawTitle?: string;
            restrictedCountries?: components["schemas"]["Codes"];
            restrictedCurrencies?: components["schemas"]["Codes"];
            /** @description Countries under matched, unmatched, default or a tag (OP-069). */
            tagRestrictedCountries?: {
                [key: string]: components["schemas"]["Codes"];
            } | null;
            thumbnail_url?: string | null;
            thumbnailUrl?: string | null;
            title?: string;
            withdrawalExist?: boolean;
            withdrawMax?: components["schemas"]["Amount"];
            /** @description Least amount of a withdrawal. */
            withdrawMin?: components["schemas"]["Amount"];
        };
        PaymentsAnswer: {
            data: {
                payments: components["schemas"]["PaymentMethod"][];
            };
        };
        /**
         * @description 0 daily, 1 weekly, 2 monthly (spec §4).
         * @enum {integer}
         */
        Period: 0 | 1 | 2;
        Place: {
            /** @description Null where the backend does not know it. */
            city: string | null;
            countryCode: components["schemas"]["CountryCode"] | null;
        };
        /** @description How long the player has been playing, and how it went, by the server's clock. */
        PlaySessionAnswer: {
            data: {
                /** @description Time and money set for the session, the last ones also when they are over; null without. */
                bounds?: components["schemas"]["SessionBounds"] | null;
                currencyCode: components["schemas"]["CurrencyCode"];
                /** @description Won less staked since the play began, of whichever purse. */
                netResult: components["schemas"]["Amount"];
                now: components["schemas"]["Instant"];
                /** @description When the next one is due, or was; null outside of play and without an interval. */
                realityCheckAt?: components["schemas"]["Instant"] | null;
                /** @description Stays true until it is acknowledged. */
                realityCheckDue?: boolean;
                /** @description How often the player wants to be told; null for never. */
                realityCheckMinutes?: number | null;
                /** @description Until when no stake is taken after a reality check; null without a rest. */
                restUntil?: components["schemas"]["Instant"] | null;
                /** @description Since the play began, real and bonus money. */
                staked?: components["schemas"]["Amount"];
                startedAt: components["schemas"]["Instant"] | null;
                won?: components["schemas"]["Amount"];
            };
        };
        /** @description Switches of the player; a field that is not sent stays as it is. */
        Preferences: {
            chatColour?: string;
            chatDark?: boolean;
            chatFontSize?: number;
            /** @description Hides the name in public feeds. */
            ghostMode?: boolean;
            /** @description Whether the player wants offers by e-mail. */
            newsletter?: boolean;
            /** @description Hides the calendar. */
            noCalendar?: boolean;
            /** @description Hides offers, feeds, countdowns, races, chat and animations. Absent while the player has not chosen; a backend that does not keep it leaves the choice to the device. */
            quietMode?: boolean;
            realityCheckMinutes?: number | null;
            /** @description IANA name of the player's own days, set at the sign-up (OP-083). A change counts from the next day, and once a week at most. */
            timeZone?: string;
        };
        PreferencesAnswer: {
            data: {
                preferences: components["schemas"]["Preferences"];
            };
        };
        PrizeEntry: {
            /** @description Null where the prize is free spins. */
            amount: components["schemas"]["Amount"] | null;
            /** @description When it was paid. */
            at: components["schemas"]["Instant"];
            currencyCode: components["schemas"]["CurrencyCode"];
            /** @description How many; they wait among the bonuses. */
            freeSpins?: number | null;
            /** @description The name of the game of the free spins. */
            game?: string | null;
            id: string;
            /** @constant */
            kind: "prize";
            /** @description The name of the tournament in the language of the call. */
            name: string;
            position: number;
            read: boolean;
            tournamentId: string;
        };
        /** @description One of them proves who the player is. A code of an authenticator and a recovery code count once each. */
        Proof: {
            /** @description Of the authenticator (RFC 6238: SHA-1, six digits, 30 seconds). */
            code?: string;
            passkey?: components["schemas"]["PasskeyAnswer"];
            /** @description Only where `details.methods` names it. */
            password?: string;
            /** @description Case, spaces and hyphens do not count. */
            recoveryCode?: string;
        };
        Question: {
            answer: components["schemas"]["ContentBlock"][];
            question: string;
        };
        /** @description What a withdrawal would cost and bring; binding until it expires. */
        Quote: {
            /** @description When it was made, by the clock that ends it; how long it holds is counted from there. */
            createdAt?: components["schemas"]["Instant"];
            creditAmount: components["schemas"]["Amount"];
            /** @description Of the wallet; of the credit amount and both fees. */
            currencyCode?: components["schemas"]["CurrencyCode"];
            expiresAt: components["schemas"]["Instant"];
            fee: components["schemas"]["Amount"];
            networkFee: components["schemas"]["Amount"];
            quoteId: string;
            receiveAmount: components["schemas"]["Amount"];
            /** @description What arrives. */
            receiveCurrencyCode?: components["schemas"]["CurrencyCode"];
        };
        QuoteAnswer: {
            data: {
                quote: components["schemas"]["Quote"];
            };
        };
        RakebackClaim: {
            bonusId: string | number;
            claimDate: components["schemas"]["Day"];
            /** @description Local time of the player as YYYY-MM-DD HH:mm:ss. */
            customerDate: string;
        };
        RakebackClaimed: {
            data: {
                /** @description Negative means the claim failed (OP-092). */
                amount: number | string;
                bonusId: string | number;
            };
        };
        RakebackDay: {
            /** @description Read as a number; 0 when it is none. */
            amount: number | string | null;
            bonusId: string | number;
            /** @description Its first ten characters are the day (OP-083). */
            canClaimDate: string;
            paidAt: string | null;
        };
        RakebackDays: {
            data: {
                days: components["schemas"]["RakebackDay"][];
            };
        };
        /** @description Why a day's rakeback is what it is. */
        RakebackReceipt: {
            data: {
                /** @description Cashback bonuses that were added to the calendar on the day of play. */
                added?: {
                    amount: components["schemas"]["Amount"];
                    ngr: components["schemas"]["Amount"];
                    /** @description A factor. */
                    percent: number;
                }[];
                /** @description The sum of the lines, the cashback and what was added. */
                amount: components["schemas"]["Amount"];
                /** @description The award for the day's net loss (AWARD-08), which was added to the calendar. */
                cashback?: {
                    amount: components["schemas"]["Amount"];
                    ngr: components["schemas"]["Amount"];
                    /** @description A factor. */
                    percent: number;
                } | null;
                claimableFrom?: components["schemas"]["Instant"];
                claimableUntil?: components["schemas"]["Instant"];
                /** @description False while the day of play goes on. */
                closed?: boolean;
                currencyCode: components["schemas"]["CurrencyCode"];
                date: components["schemas"]["Day"];
                lines: {
                    amount: components["schemas"]["Amount"];
                    game: string;
                    /** @description A fraction of the stake. */
                    houseEdge: number;
                    name?: string;
                    /** @description The part of the edge that is given back. */
                    rate: number;
                    staked: components["schemas"]["Amount"];
                }[];
                paidAt?: components["schemas"]["Instant"] | null;
                /** @description The day of play it comes from. */
                playedOn?: components["schemas"]["Day"];
                /** @description Whose midnights begin and end the day. */
                timeZone?: string;
            };
        };
        Referral: {
            claimable?: components["schemas"]["Amount"];
            currencyCode?: components["schemas"]["CurrencyCode"];
            /** @description The newest of those who joined by the link. */
            friends?: {
                countsUntil: components["schemas"]["Instant"];
                joinedAt: components["schemas"]["Instant"];
                /** @description Masked; null where there is none. */
                name: string | null;
                /**
                 * @description Why this account earns nothing; null where it counts.
                 * @enum {unknown}
                 */
                reason: "self" | "household" | "duplicate" | null;
                share: components["schemas"]["Amount"];
            }[];
            /** @description An address of the site whose visits and sign-ups count for the player. */
            link?: string;
            /** @description For how many months the play of a friend counts. */
            months?: number;
            /** @description The share for those who join now, as in the setting referAFriendPercent. */
            percent?: number;
            /** @description Those of them whose stakes count. */
            played?: number;
            registrations?: number;
            /** @description All that was ever earned: the percent of the house edge on settled stakes of real money. */
            revenue?: components["schemas"]["Amount"];
            /** @description One per person and day, of those who allow it to be counted. */
            visits?: number;
        };
        ReferralAnswer: {
            data: {
                referral: components["schemas"]["Referral"];
            };
        };
        RegistrationFields: {
            /** @description Field name → flag; 0 or absent means the field is not used (OP-052). */
            data: {
                [key: string]: number | boolean;
            };
        };
        /** @description The player's own figures of the last months, and whether there are limits. */
        ReminderNotice: {
            currencyCode: components["schemas"]["CurrencyCode"];
            deposits: components["schemas"]["Amount"];
            from: components["schemas"]["Day"];
            hasLimits: boolean;
            id: string;
            /** @constant */
            kind: "reminder";
            /** @description Stakes that were not given back. */
            losses: components["schemas"]["Amount"];
            playedSeconds: number;
            /** @description The last day that counts. */
            to: components["schemas"]["Day"];
            wins: components["schemas"]["Amount"];
            withdrawals: components["schemas"]["Amount"];
        };
        /** @description Who is meant, for a visitor who is not signed in; the token is the one of the expired link. */
        ResendVerification: {
            email?: string;
            token?: string;
        };
        ResetPassword: {
            /** @description By the rules of the setting formFieldsValidation (OP-047). */
            password: string;
            token: string;
        };
        RoundAnswer: {
            data: {
                round: {
                    currencyCode: components["schemas"]["CurrencyCode"];
                    entries?: components["schemas"]["CasinoEntry"][];
                    /** @description Its name. */
                    game: string;
                    gameId?: string;
                    id: string;
                    playedAt: components["schemas"]["Instant"];
                    provider?: string;
                    stake: components["schemas"]["Amount"];
                    /** @enum {unknown} */
                    status?: "open" | "settled" | "rolledBack";
                    win: components["schemas"]["Amount"];
                };
            };
        };
        SafetyEntry: {
            at: components["schemas"]["Instant"];
            countryCode: components["schemas"]["CountryCode"] | null;
            /** @description Of a log-in on a new device: its browser and system. */
            device: string | null;
            /** @enum {unknown} */
            event: "newDevice" | "passwordChanged" | "emailChanged" | "authenticatorOn" | "authenticatorOff" | "passkeyAdded" | "passkeyRemoved" | "recoveryCodes" | "copyReady";
            id: string;
            /** @constant */
            kind: "safety";
            read: boolean;
        };
        /** @description The whole catalogue as the search in the browser needs it, the most popular game first. */
        SearchIndex: {
            data: {
                games: {
                    id: string;
                    name: string;
                    returnToPlayer: number;
                    studio: components["schemas"]["StudioName"];
                    thumbnail?: string | null;
                }[];
                /** @description Changes when the catalogue changes. */
                version: string;
            };
        };
        SecondStepLogin: {
            proof: components["schemas"]["Proof"];
            /** @description `details.ticket` of SECOND_STEP_REQUIRED. */
            ticket: string;
        };
        /** @description The market demands a second step of every log-in, and the player has none: no deposit and no play until there is an authenticator or a passkey. It goes with the first one, not by an answer. */
        SecondStepNotice: {
            id: string;
            /** @constant */
            kind: "secondStep";
        };
        /** @description With an authenticator or a passkey two-step log-in is on: a password alone opens no session. */
        Security: {
            /** @description Before what the operator or the market asks for a proof again; the calls then answer STEP_UP_REQUIRED. */
            asksAgainFor: ("withdrawal" | "email" | "password" | "methods")[];
            authenticatorSince: components["schemas"]["Instant"] | null;
            passkeys: components["schemas"]["Passkey"][];
            recoveryCodesLeft: number;
        };
        SecurityAnswer: {
            data: {
                /** @description New recovery codes; earlier ones no longer count. Never sent again, except for the same key. */
                recoveryCodes?: string[];
                security: components["schemas"]["Security"];
            };
        };
        SelfExclusion: {
            /** @description Also at the other brands of the deployment; asked for where the call `exclusion` tells of some. */
            allBrands?: boolean;
            /** @enum {unknown} */
            duration: "1h" | "12h" | "1d" | "3d" | "1w" | "1m" | "2m" | "3m" | "6m" | "1y" | "5y" | "permanent" | "custom";
            /** @description With the duration custom. */
            until?: components["schemas"]["Day"];
        };
        /** @description Time and money set before a session of play. */
        SessionBounds: {
            /** @description The most that the session may cost. */
            amount: components["schemas"]["Amount"];
            currencyCode: components["schemas"]["CurrencyCode"];
            endsAt: components["schemas"]["Instant"];
            /** @description Of that amount, after stakes and wins since it was set. */
            left: components["schemas"]["Amount"];
            minutes: number;
            /**
             * @description Which bound has ended the session; null while it runs.
             * @enum {string|null}
             */
            reached: "time" | "money" | null;
        };
        SessionBoundsAnswer: {
            data: {
                bounds: components["schemas"]["SessionBounds"];
            };
        };
        SessionBoundsAsked: {
            /** @description In the currency of the active wallet, above zero. */
            amount: components["schemas"]["Amount"];
            currencyCode: components["schemas"]["CurrencyCode"];
            minutes: number;
        };
        SessionsAnswer: {
            data: {
                /** @description The log-in before that of the call's session, on whichever device; null for the first. */
                lastLogin: components["schemas"]["LastLogin"] | null;
                sessions: components["schemas"]["OpenSession"][];
            };
        };
        /** @description The operator's settings, merged by the site over its defaults (spec §3). Every key is optional; unknown keys are kept. The keys and their defaults are in config/settings.ts. */
        Settings: {
            allowGuestPlayDemoGames?: boolean;
            allowTestPanel?: boolean;
            allowWhitelistQuery?: boolean;
            /** @description Square icon of the installed site, SVG or PNG of 512 pixels, as logo. */
            appIcon?: string | null;
            /**
             * @description What waits an hour after a change of a bet limit (OP-096).
             * @enum {unknown}
             */
            betLimitLock?: "raise" | "both";
            blockedAllowLogin?: boolean;
            brandName?: string;
            /** @description A pending withdrawal may be taken back on the site. */
            cancelWithdrawal?: boolean;
            /** @description Page that asks for a captcha of any other provider (OP-054). */
            captchaFrame?: string | null;
            /** @description Origin that serves the provider's script instead of the provider. */
            captchaOrigin?: string | null;
            /**
             * @description Whose key it is; recaptcha-net is Google's where google.com cannot be reached.
             * @enum {unknown}
             */
            captchaProvider?: "recaptcha" | "recaptcha-net" | "hcaptcha" | "turnstile";
            /**
             * @description Kind of the key; of Google's, v2 with a checkbox, v2 without, and v3.
             * @enum {unknown}
             */
            captchaVariant?: "checkbox" | "invisible" | "score";
            /** @description Step of carousels (OP-009). */
            carouselAutoplayMs?: number;
            /** @description The backend has a content bundle for each language (OP-005). */
            contentPerLanguage?: boolean;
            /** @enum {unknown} */
            countryBlockedMethod?: "POST" | "PUT";
            demoUserId?: string | null;
            /** @description Operation id → path below /api/ that replaces the contract's, with its placeholders; null switches the call off (OP-036). */
            endpoints?: {
                [key: string]: string | null;
            };
            /** @description Codes of the countries that must not be served (CONF-15). */
            excludedCountryCodeList?: string[];
            /** @description Path below the assets address. */
            favicon?: string | null;
            gameOrigins?: string[];
            /** @description Without it nobody signs in with Google (OP-054). */
            googleClientId?: string | null;
            helpLine?: components["schemas"]["Link"] | null;
            /** @description Ids of the games whose covers the home page begins with. */
            heroGames?: string[];
            /** @description https origins from which pictures may be loaded. */
            imageOrigins?: string[];
            /** @description The licence line of the footer, one text or language code → text; null hides it. */
            licence?: string | {
                [key: string]: string;
            } | null;
            /** @description Further https origins that it needs. */
            liveChatOrigins?: string[];
            /** @description https address of the chat's script. */
            liveChatScript?: string | null;
            /** @description Codes of the languages to offer; every complete one if empty. */
            locales?: string[];
            /** @description Code → BCP-47 tag where the operator means another language by a code (OP-002). */
            localeTags?: {
                [key: string]: string;
            };
            /** @description Path below the assets address. */
            logo?: string | null;
            /** @description The menu; null keeps the site's own (CONF-31). */
            navigation?: components["schemas"]["NavigationItem"][] | null;
            /** @enum {unknown} */
            navigationSystem?: "basic" | "panel";
            /** @description Page key → address that replaces the page's own in every link (OP-020). */
            pageUrlSetup?: {
                [key: string]: string;
            };
            paymentLogos?: components["schemas"]["Logo"][];
            /** @description Game studios named in the footer; without a mark the name is typeset. */
            providerLogos?: {
                /** @description A mark as that of a Logo. */
                icon: string | null;
                name: string;
            }[];
            /** @description Public key of the external push service (OP-099). */
            pushServiceKey?: string | null;
            /** @description The global that the script defines. */
            pushServiceObject?: string;
            /** @description https address of its script. */
            pushServiceScript?: string | null;
            /** @description Without it no captcha is asked for (CONF-28). */
            reCaptchaSiteKey?: string | null;
            /** @description A live chat is offered (CONF-26). */
            showLiveChat?: boolean;
            socialLinks?: components["schemas"]["SocialLink"][];
            supportLinks?: components["schemas"]["Link"][];
            theme?: string;
            /** @description A player with several wallets chooses the one to play with (W-31). */
            useMultiWallet?: boolean;
            /** @description Addresses no country block holds (OP-063). */
            whitelistedIps?: string[];
            /** @description Figure of the win-of-month widget; null hides it (OP-078). */
            winOfMonth?: number | null;
        } & {
            [key: string]: unknown;
        };
        SignIn: {
            /** @description Whether this sign-in follows a sign-up. */
            afterReg: boolean;
            cpnc: string | null;
            /** @description Or the phone number of the registration, in E.164 (`+4915112345678`). One that the site cannot read for certain, such as a national number of an unknown country, comes as it was typed. */
            email: string;
            mkt: string | null;
            password: string;
            /** @description Empty without a captcha. */
            recaptchaToken: string;
            /** @example 390x844 */
            screenResolution: string;
            /** @description The device's token. */
            uidToken: string;
            userDeviceType: components["schemas"]["DeviceType"];
        };
        SignInAnswer: {
            accessToken: string;
            cpnc: string | null;
            locale: string | null;
            userId: string | number;
        };
        /** @description The form's values (empty ones are null), then what the site adds (spec §7, OP-051). */
        SignUp: {
            address?: string | null;
            city?: string | null;
            countryCode?: string | null;
            cpnc: string | null;
            currencyCode?: string | null;
            /** @description MM-DD-YYYY (OP-048). */
            dateOfBirth: string | null;
            email?: string;
            firstName?: string | null;
            firstUrl: string | null;
            /** @constant */
            gender: "Not to say";
            lastName?: string | null;
            linkAccount: boolean;
            linkedAccountUuid?: string | null;
            mirrorDomainFk: string | number | null;
            mkt: string | null;
            newsLetter?: boolean;
            /** @description None in a linked sign-up. */
            password?: string | null;
            /** @description National digits without the code or the 0 dialled before them; after the code they are E.164. */
            phone?: string | null;
            /** @description The country code, digits only. */
            phoneCode?: string | null;
            preferredLanguage: string;
            recaptchaToken?: string;
            screenResolution: string;
            subscribe?: boolean;
            /** @description IANA name: the zone of the account (OP-083). */
            timeZone?: string;
            /** @description The affiliate token. */
            token?: string | null;
            uidToken: string;
            uniqueKey: string;
            userDeviceType: components["schemas"]["DeviceType"];
            username: string;
            zipCode?: string | null;
        };
        SignUpAnswer: {
            accessToken: string;
        };
        SocialLink: {
            href: string;
            /** @description A mark as that of a Logo. */
            icon: string;
            name: string;
        };
        Standing: {
            /** @description How many the place wins instead of money. */
            freeSpins?: number | null;
            /** @description Rounds. */
            gamesPlayed?: number;
            /** @description Nickname or masked name; null in ghost mode. */
            player: string | null;
            /** @description Of equal scores, the one that was first is before. */
            position: number;
            /** @description In the currency of the tournament; null without one. */
            prize?: components["schemas"]["Amount"] | null;
            /** @description By the ranking metric; sums of stakes in the currency of the tournament. */
            score: components["schemas"]["Amount"];
        };
        StatisticsAnswer: {
            data: {
                statistics: {
                    /** @description The highest win per unit of stake; null without a win. */
                    bestMultiplier?: number | null;
                    /** @description Different games. */
                    games: number;
                    joinedDate: components["schemas"]["Day"];
                    latestRaces: {
                        date: components["schemas"]["Day"];
                        name: string;
                        position: number;
                    }[];
                    /** @description Rounds that paid less than was staked. */
                    losses: number;
                    /** @description Nickname or masked name; null in ghost mode. */
                    player: string | null;
                    /** @description Rounds that were settled. */
                    totalBets: number;
                    /** @description Rounds that paid more than was staked. */
                    wins: number;
                };
            };
        };
        /** @description The receipt of a freeze or an exclusion. */
        StopAnswer: {
            data: {
                /** @description Whether an exclusion holds at all brands of the deployment. */
                allBrands?: boolean;
                from: components["schemas"]["Instant"];
                reference: string;
                /** @description Null for ever. */
                until: components["schemas"]["Instant"] | null;
            };
        };
        Studio: {
            gameCount: components["schemas"]["Count"];
            id: string;
            /** @description Path below the assets address. */
            logo: string | null;
            name: string;
        };
        StudioName: {
            id: string;
            name: string;
        };
        StudiosAnswer: {
            data: {
                studios: {
                    count: components["schemas"]["Count"];
                    rows: components["schemas"]["Studio"][];
                };
            };
        };
        ThreeDs: {
            MD: string;
            PaReq: string;
        };
        /** @description Sums of a period, and the net result day by day. Wins, losses and net results count whole bets and wins, of whichever purse. */
        TotalsAnswer: {
            data: {
                /** @description Of wins less losses, what was bonus money. */
                bonusNetResult?: components["schemas"]["Amount"];
                currencyCode: components["schemas"]["CurrencyCode"];
                days: {
                    date: components["schemas"]["Day"];
                    netResult: components["schemas"]["Amount"];
                }[];
                deposits: components["schemas"]["Amount"];
                lifetimeNetDeposits: components["schemas"]["Amount"];
                /** @description What was staked and not given back. */
                losses: components["schemas"]["Amount"];
                /** @description How long real money was played in the period. */
                playedSeconds?: number;
                /** @description What the house gave as real money; no deposit and no win. */
                rewards?: components["schemas"]["Amount"];
                /** @description The same by type of transaction. */
                rewardsByType?: {
                    bonusWin?: components["schemas"]["Amount"];
                    cashback?: components["schemas"]["Amount"];
                    dailyBonus?: components["schemas"]["Amount"];
                    rakeback?: components["schemas"]["Amount"];
                    referral?: components["schemas"]["Amount"];
                    tournament?: components["schemas"]["Amount"];
                };
                wins: components["schemas"]["Amount"];
                withdrawals: components["schemas"]["Amount"];
                /** @description Points of the VIP club that the play of the period gained. */
                xp?: number;
            };
        };
        Tournament: {
            /** @description How many rounds points are the sum of. */
            bestRounds?: number | null;
            currencyCode: components["schemas"]["CurrencyCode"];
            endsAt: components["schemas"]["Instant"];
            /** @description What taking part costs on average is rounds × stake × house edge. */
            example?: components["schemas"]["TournamentExample"] | null;
            /** @description What the places after those of `prizes` win; null or absent without. */
            freeSpins?: components["schemas"]["TournamentSpins"] | null;
            id: string;
            /**
             * @description Whether the first stake enters the player, or the player does.
             * @enum {unknown}
             */
            joining: "auto" | "hand";
            name: string;
            /** @description Who has a place. */
            players: number;
            prize: components["schemas"]["Amount"];
            /** @description The first place first. */
            prizes: components["schemas"]["Amount"][];
            /**
             * @description The sum of real money staked, the best multiplier of a round, or the sum of the best multipliers.
             * @enum {unknown}
             */
            rankingMetric: "wagered" | "multiplier" | "points";
            /** @description When the places became final; null before. */
            resultsAt?: components["schemas"]["Instant"] | null;
            scope: {
                /** @description Of the category or the studio. */
                name?: string | null;
                /** @enum {unknown} */
                of: "all" | "category" | "studio" | "games";
            };
            startsAt: components["schemas"]["Instant"];
        };
        TournamentAnswer: {
            data: {
                /** @description The most played of those that count. */
                games?: components["schemas"]["GameSummary"][];
                leaderboard: components["schemas"]["Standing"][];
                tournament: components["schemas"]["Tournament"];
            };
        };
        TournamentExample: {
            /** @description A fraction: the average of the games that count. */
            houseEdge: number;
            rounds: number;
            stake: components["schemas"]["Amount"];
        };
        TournamentId: {
            tournament: string;
        };
        TournamentsAnswer: {
            data: {
                tournaments: components["schemas"]["Tournament"][];
            };
        };
        TournamentSpins: {
            /** @description How long they wait among the bonuses. */
            daysToActivate: number;
            /** @description Id of the game. */
            game: string;
            gameName: string | null;
            /** @description How many places win them. */
            places: number;
            quantity: number;
            /** @description Of each spin, in the currency of the tournament. */
            stake: components["schemas"]["Amount"];
            /** @description How many times what they win has to be wagered. */
            wageringMultiplier: number;
        };
        TournamentStandingAnswer: {
            data: {
                /** @description Up to five places before the player's own and five after it, with it. */
                around?: components["schemas"]["Standing"][];
                joined: boolean;
                /** @description Null without a place, also before the first round. */
                own?: components["schemas"]["OwnStanding"] | null;
            };
        };
        Transaction: {
            amount: components["schemas"]["Amount"];
            bonus: boolean;
            currencyCode: components["schemas"]["CurrencyCode"];
            date: components["schemas"]["Instant"];
            method: string;
            /** @description What a player tells the support. */
            reference?: string;
            /** @enum {unknown} */
            status: "processed" | "pending" | "rejected" | "confirmed" | "cancelled" | "completed" | "failed" | "processing";
            transactionId: string;
            /** @description deposit, withdrawal or correction; or what the house gave as real money: rakeback (a claimed day of the calendar), cashback (a claimed cashback bonus), dailyBonus, tournament (a prize), bonusWin (a bonus that was wagered), referral (a claimed share of referrals). */
            transactionType: string;
        };
        TransactionsPage: {
            data: {
                transactions: {
                    count: components["schemas"]["Count"];
                    rows: components["schemas"]["Transaction"][];
                };
            };
        };
        UpdateAnswer: {
            data: {
                message?: string;
                success: boolean;
            };
        };
        /** @description The changed fields of the form, or the password fields alone (OP-033). */
        UpdateUserDetails: {
            address?: string | null;
            city?: string | null;
            countryCode?: string | null;
            currentPassword?: string;
            /** @description MM-DD-YYYY (OP-048). */
            dateOfBirth?: string | null;
            email?: string;
            firstName?: string | null;
            gender?: components["schemas"]["Gender"];
            lastName?: string | null;
            /** @description By the rules of the setting formFieldsValidation (OP-047). */
            newPassword?: string;
            nickname?: string | null;
            /** @description Sent under the theme lulu only. */
            onChangeResetKyc?: boolean;
            phone?: string | null;
            phoneCode?: string | null;
            /** @enum {unknown} */
            updateFrom: "Update Form" | "Profile Page";
            zipCode?: string | null;
        };
        User: {
            address?: string | null;
            city?: string | null;
            countryCode: string | null;
            currencyCode: string | null;
            dateOfBirth?: string | null;
            email: string;
            firstName?: string | null;
            gender?: string | null;
            /** @description False for an account that was opened without a password and has none yet. */
            hasPassword?: boolean;
            isEmailVerified: boolean;
            /** @description APPROVED, or anything else for not approved (OP-061). */
            kycStatus?: string | null;
            lastName?: string | null;
            nickname?: string | null;
            phone?: string | null;
            phoneCode?: string | null;
            tags?: string[];
            userId: string | number;
            userLimit?: components["schemas"]["UserLimit"] | null;
            zipCode?: string | null;
        };
        /** @description A bonus in the player's hands. */
        UserBonus: components["schemas"]["Bonus"] & {
            burnAmount?: components["schemas"]["Amount"];
            depositAmount?: components["schemas"]["Amount"];
            expiration?: components["schemas"]["Instant"];
            freeSpinsLeft?: number;
            freeSpinWinnings?: components["schemas"]["Amount"];
            /**
             * @description What a completed wagering ended with (BON-07).
             * @enum {unknown}
             */
            result?: "cash" | "no-win" | null;
            start?: components["schemas"]["Instant"];
            /** @enum {unknown} */
            status: "available" | "activated" | "cancelled" | "completed" | "expired";
            userBonusId: string | number;
            wageredAmount?: components["schemas"]["Amount"];
            wagerLeft?: components["schemas"]["Amount"];
            winningAmount?: components["schemas"]["Amount"];
        };
        UserBonusAnswer: {
            data: {
                bonus: components["schemas"]["UserBonus"];
            };
        };
        UserBonusId: {
            userBonusId: string | number;
        };
        UserBonusPage: {
            data: {
                bonus: {
                    count: components["schemas"]["Count"];
                    rows: components["schemas"]["UserBonus"][];
                };
            };
        };
        /** @description Named fields have these types; what the specification leaves open is optional (OP-037). */
        UserDetails: {
            /** @description Only where the call carried the one-use token of an address (`at`, OP-054): the token of the session it began, to be kept in place of the other, which is spent. */
            accessToken?: string;
            activeBonus?: components["schemas"]["UserBonus"] | null;
            currencySymbol?: string;
            depositCount: number;
            getUser: components["schemas"]["User"];
            isCrypto?: boolean;
            preferences?: components["schemas"]["Preferences"];
            referralData?: components["schemas"]["Referral"];
            totalDeposit?: components["schemas"]["Amount"];
            totalSpend?: components["schemas"]["Amount"];
            userLoyaltyLevel?: components["schemas"]["UserLevel"];
            userMonthlyLimit?: components["schemas"]["Limit"] | null;
            userWallet?: components["schemas"]["Wallet"][];
        };
        UserLevel: {
            level?: number;
            /** @description From which the present level is reached. */
            levelXp?: number;
            name?: string;
            nextLevelName?: string | null;
            nextLevelXp?: number | null;
            xp?: number;
        };
        UserLimit: {
            /** @description Whether selfExclusion is an instant that counts to the millisecond, as of a break of some hours. */
            isSelfExclusionByClock?: boolean;
            isSelfExclusionPermanent?: boolean;
            /** @description Whether the exclusion holds on after its end, until it is lifted. */
            isSelfExclusionUntilLifted?: boolean;
            /** @description End of the exclusion: a day, or an instant of it. It counts as a whole where the player is (SESS-09, OP-096), unless isSelfExclusionByClock is set. */
            selfExclusion?: string | null;
        };
        /** @description A balance in one currency (spec §3). */
        Wallet: {
            bonus?: components["schemas"]["Amount"];
            currencyCode: components["schemas"]["CurrencyCode"];
            depositWager?: components["schemas"]["Amount"];
            isActive?: boolean;
            realMoney: components["schemas"]["Amount"];
            rollover?: components["schemas"]["Amount"];
            wager?: components["schemas"]["Amount"];
        };
        WalletChoice: {
            currencyCode: components["schemas"]["CurrencyCode"];
        };
        WinsAnswer: {
            data: {
                wins: {
                    amount: components["schemas"]["Amount"];
                    at: components["schemas"]["Instant"];
                    currencyCode: components["schemas"]["CurrencyCode"];
                    game: components["schemas"]["GameSummary"];
                    /** @description The same in every answer. */
                    id: string;
                    /** @description The win per unit of stake. */
                    multiplier: number;
                    /** @description Nickname or masked name; null in ghost mode. */
                    player: string | null;
                    /** @description Of the player's statistics; null where they are not shown. */
                    playerId: string | null;
                    stake: components["schemas"]["Amount"];
                }[];
            };
        };
        Withdrawal: {
            amount: components["schemas"]["Amount"];
            beneficiaryAccountNumber?: string | null;
            beneficiaryName?: string | null;
            canCancel?: boolean;
            createdDate: components["schemas"]["Instant"];
            currencyCode: components["schemas"]["CurrencyCode"];
            email?: string | null;
            /** @description When its next stage is reached at the latest, unless somebody decides earlier; null once it has ended. */
            expectedAt?: components["schemas"]["Instant"] | null;
            fee?: components["schemas"]["Amount"];
            id: string;
            /** @description Title of the payment method. */
            method?: string;
            network?: string | null;
            networkFee?: components["schemas"]["Amount"];
            paymentMethodId?: string | number;
            /** @description Why it was refused or failed, in the language of the call. */
            reason?: string | null;
            receiveAmount?: components["schemas"]["Amount"];
            receiveCurrencyCode?: components["schemas"]["CurrencyCode"];
            /** @description What a player tells the support. */
            reference?: string;
            /** @description The way it has gone and will go, in order; `at` is null for what has not happened yet. */
            stages?: {
                at: components["schemas"]["Instant"] | null;
                /** @enum {unknown} */
                stage: "requested" | "approved" | "sent" | "completed" | "cancelled" | "rejected" | "failed";
            }[];
            /** @enum {unknown} */
            status: "processed" | "pending" | "rejected" | "confirmed" | "cancelled" | "completed" | "failed" | "processing";
            walletAddress?: string | null;
        };
        WithdrawalAnswer: {
            data: {
                withdrawal: components["schemas"]["Withdrawal"];
            };
        };
        WithdrawalConfirmation: components["schemas"]["WithdrawalForm"] & {
            /** @description Of the figures the player has seen; needed for crypto. */
            quoteId?: string;
        };
        WithdrawalEntry: {
            amount: components["schemas"]["Amount"];
            at: components["schemas"]["Instant"];
            currencyCode: components["schemas"]["CurrencyCode"];
            id: string;
            /** @constant */
            kind: "withdrawal";
            read: boolean;
            /** @description Why it was rejected or failed, in the language of the call. */
            reason: string | null;
            reference: string;
            /** @enum {unknown} */
            stage: "requested" | "approved" | "completed" | "rejected" | "failed";
            withdrawalId: string;
        };
        /** @description The bank fields or the crypto fields (OP-080). */
        WithdrawalForm: {
            amount: components["schemas"]["Amount"];
            beneficiaryAccountNumber?: string;
            beneficiaryName?: string;
            currencyCode: components["schemas"]["CurrencyCode"];
            email?: string;
            network?: string;
            paymentMethodId: string | number;
            walletAddress?: string;
        };
        WithdrawalId: {
            withdrawalId: string;
        };
        WithdrawalsPage: {
            data: {
                withdrawals: {
                    count: components["schemas"]["Count"];
                    rows: components["schemas"]["Withdrawal"][];
                };
            };
        };
    };
    responses: {
        /** @description Done; there is nothing more to say. */
        Done: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Done"];
            };
        };
        /** @description Any other failure. */
        Error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description VALIDATION; `details` holds a message per field. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing at this address. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The specification shows no shape; the site does not look at the body. */
        NotInterpreted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": unknown;
            };
        };
        /** @description The rules refuse it; the operation's x-refusals name the codes. Never 403. */
        Refusal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SESSION_EXPIRED. The client clears its token and opens the login modal (spec §4, §8). */
        SessionEnded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description First day of the period. */
        From: string;
        /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
        IdempotencyKey: string;
        /**
         * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
         * @example en
         */
        Language: string;
        Limit: number;
        /** @description Sent by this site with every write; the specification names no such header, so a backend may ignore it. */
        OptionalIdempotencyKey: string;
        PageNo: number;
        /** @description Sent by our server, never by a browser (OP-029). A backend that has a token set refuses calls without it. */
        SystemToken: string;
        /** @description Last day of the period, included. */
        To: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    bonuses: {
        parameters: {
            query?: {
                /** @description YYYY-MM-DD HH:mm:ss */
                calendarDateTime?: string;
                /** @description This and the next three only from the test panel. */
                countryCheck?: string;
                countryCode?: string;
                cpnc?: string;
                currencyCode?: string;
                dayOfWeek?: string;
                isDeposit?: boolean;
                language?: string;
                limit?: components["parameters"]["Limit"];
                pageNo?: components["parameters"]["PageNo"];
                subdivision?: string;
                timeZone?: string;
                type?: string;
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BonusPage"];
                };
            };
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    countries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Countries"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    currencies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The currencies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Currencies"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    categories: {
        parameters: {
            query?: {
                /** @example en */
                locale?: string;
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Sent by our server, never by a browser (OP-029). A backend that has a token set refuses calls without it. */
                "x-system-token"?: components["parameters"]["SystemToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    location: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The location. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    payments: {
        parameters: {
            query?: {
                countryCode?: string;
                currencyCode?: string;
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    rakebackDays: {
        parameters: {
            query?: {
                bonusId?: string;
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RakebackDays"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    registrationFields: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationFields"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    asset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Path of the file; it may hold slashes.
                 * @example brand/logo.svg
                 */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": string;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    games: {
        parameters: {
            query?: {
                /** @description Id of a category; an unknown one has no games. */
                category?: string;
                /** @description A feature the games must have. */
                feature?: components["schemas"]["Feature"];
                limit?: number;
                pageNo?: components["parameters"]["PageNo"];
                /** @description Lowest return to player in percent, itself included. */
                rtpFrom?: number;
                /** @description Highest return to player in percent, itself included. */
                rtpTo?: number;
                sort?: "popular" | "new" | "name" | "rtp";
                /**
                 * @description Ids of studios with commas between them; a game of any of them matches.
                 * @example tavola,oru-studios
                 */
                studio?: string;
                /** @description Words in the name of the game or of its studio. */
                text?: string;
                volatility?: "low" | "medium" | "high";
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page; `count` counts the games of all pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamesPage"];
                };
            };
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    game: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /** @example kraken-tides */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    gamePulse: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points of the graph. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePulse"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    similarGames: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameRows"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    locale: {
        parameters: {
            query?: {
                /** @description The UTC date, so that a copy lives for one calendar day (OP-004). */
                _v?: string;
                /** @description 1 asks for the content bundle. The site asks for en, and for other languages by a setting (OP-005). */
                allResources?: "1";
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Code of the language.
                 * @example en
                 */
                lng: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The texts, or the content bundle. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocaleTexts"] | components["schemas"]["ContentBundle"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    loyaltyLevels: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LevelsAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    playerStatistics: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                player: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    searchIndex: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The index. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchIndex"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    settings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings object itself, without an envelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    studios: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The studios. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudiosAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    tournaments: {
        parameters: {
            query?: {
                /** @description Only running tournaments that this game counts for. */
                game?: string;
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournaments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentsAnswer"];
                };
            };
            default: components["responses"]["Error"];
        };
    };
    tournament: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                tournament: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournament. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    wins: {
        parameters: {
            query?: {
                /** @description `my` needs a token. */
                list?: "my" | "all" | "high-rollers" | "multipliers";
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wins; players in ghost mode have no name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WinsAnswer"];
                };
            };
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    postThreeDs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Sent by this site with every write; the specification names no such header, so a backend may ignore it. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThreeDs"];
            };
        };
        responses: {
            200: components["responses"]["NotInterpreted"];
            409: components["responses"]["Refusal"];
            default: components["responses"]["Error"];
        };
    };
    accountRequests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest request of each kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRequestsAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    acknowledgeRealityCheck: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Done"];
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            default: components["responses"]["Error"];
        };
    };
    activateBonus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BonusId"];
            };
        };
        responses: {
            /** @description The bonus is active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBonusAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    addFavourite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Sent by this site with every write; the specification names no such header, so a backend may ignore it. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            403: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description It is added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    answerNotice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeReply"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    applyCoupon: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Coupon"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    blockChatPlayer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatBlock"];
            };
        };
        responses: {
            /** @description All players whose messages are hidden. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatBlocked"];
                };
            };
            403: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    userBonuses: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                pageNo?: components["parameters"]["PageNo"];
                status?: string;
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBonusPage"];
                };
            };
            403: components["responses"]["SessionEnded"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    buyBonus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BonusBuy"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    calculateWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalForm"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    calendarAward: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The award. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAward"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    cancelBonus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserBonusId"];
            };
        };
        responses: {
            /** @description The bonus is cancelled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBonusAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    cancelClosing: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests as they stand now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRequestsAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            default: components["responses"]["Error"];
        };
    };
    cancelDeposit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositId"];
            };
        };
        responses: {
            /** @description The intent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No change waits any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChangeAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            default: components["responses"]["Error"];
        };
    };
    cancelLifting: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exclusion; no request waits any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExclusionAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            default: components["responses"]["Error"];
        };
    };
    cancelWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalId"];
            };
        };
        responses: {
            /** @description The money is back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    casinoHistory: {
        parameters: {
            query?: {
                /** @description First day of the period. */
                from?: components["parameters"]["From"];
                game?: string;
                limit?: components["parameters"]["Limit"];
                pageNo?: components["parameters"]["PageNo"];
                /** @description Last day of the period, included. */
                to?: components["parameters"]["To"];
                type?: string;
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CasinoHistoryPage"];
                };
            };
            403: components["responses"]["SessionEnded"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeRequest"];
            };
        };
        responses: {
            /** @description The change that waits now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChangeAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    chatMessages: {
        parameters: {
            query?: {
                /** @description Only what changed after this number, deletions included, the oldest first. */
                after?: number;
                /** @description Only messages with a smaller number, the newest of them. */
                before?: number;
                /** @description Language of the room; default is the language of the call. */
                room?: string;
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages, by rising number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessages"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    claimCashback: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserBonusId"];
            };
        };
        responses: {
            /** @description The cashback is paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserBonusAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    claimReferral: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The referral after the claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            default: components["responses"]["Error"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClosingRequest"];
            };
        };
        responses: {
            /** @description The requests as they stand now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRequestsAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticatorCode"];
            };
        };
        responses: {
            /** @description It is on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeToken"];
            };
        };
        responses: {
            /** @description Which address it confirmed, and whether the change is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChangeConfirmed"];
                };
            };
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    confirmIdentity: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        responses: {
            /** @description Proved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    confirmLimit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitConfirmation"];
            };
        };
        responses: {
            /** @description The limit as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    confirmWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalConfirmation"];
            };
        };
        responses: {
            /** @description The withdrawal is pending. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    reportCountryBlocked: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CountryBlockedReport"];
            };
        };
        responses: {
            200: components["responses"]["NotInterpreted"];
            default: components["responses"]["Error"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDeposit"];
            };
        };
        responses: {
            /** @description The intent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    dailyBonus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyBonusAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    dataCopy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy, to be saved as a file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataCopyAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            default: components["responses"]["Error"];
        };
    };
    deleteChatMessage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessageChoice"];
            };
        };
        responses: {
            /** @description The message without its text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    depositAllowance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limit left and the net result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllowanceAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    openDeposits: {
        parameters: {
            query?: {
                /** @description Also those that ended within so many minutes; without it none of them. */
                endedMinutes?: number;
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The intents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositsAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    deposit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                depositId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The intent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    documentLabels: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelsAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    documents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentsAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    emailChange: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change; null where none waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChangeAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndSessions"];
            };
        };
        responses: {
            /** @description The sessions that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    evidence: {
        parameters: {
            query: {
                id: string;
                kind: "round" | "payment";
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pack, which is saved as it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    exclusion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exclusion; null without one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExclusionAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    favourites: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameRows"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Sent by this site with every write; the specification names no such header, so a backend may ignore it. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    freezeAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Freeze"];
            };
        };
        responses: {
            /** @description Frozen; the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    userDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details, without an envelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDetails"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            default: components["responses"]["Error"];
        };
    };
    startGoogleSignIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleStart"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleAnswer"];
                };
            };
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    googleSignUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Sent by this site with every write; the specification names no such header, so a backend may ignore it. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleSignUp"];
            };
        };
        responses: {
            /** @description The account exists; the token is that of its session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpAnswer"];
                };
            };
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    inbox: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InboxAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    joinTournament: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            403: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    launchGame: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LaunchAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    limits: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitsAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    logEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventLogEntry"];
            };
        };
        responses: {
            200: components["responses"]["NotInterpreted"];
            default: components["responses"]["Error"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Signed in; the user details are asked for next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    loginSecondStep: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondStepLogin"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    loginWithPasskey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NotInterpreted"];
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    mergeFavourites: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Sent by this site with every write; the specification names no such header, so a backend may ignore it. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameIds"];
            };
        };
        responses: {
            /** @description All favourites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameRows"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    mergeRecentGames: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Sent by this site with every write; the specification names no such header, so a backend may ignore it. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameIds"];
            };
        };
        responses: {
            /** @description The games played lately. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameRows"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    openDailyBonus: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyBonusAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            default: components["responses"]["Error"];
        };
    };
    passkeyChallenge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyPurpose"];
            };
        };
        responses: {
            /** @description Options for navigator.credentials.get. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsAnswer"];
                };
            };
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    periodTotals: {
        parameters: {
            query?: {
                /** @description First day of the period. */
                from?: components["parameters"]["From"];
                /** @description Last day of the period, included. */
                to?: components["parameters"]["To"];
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotalsAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    playSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlaySessionAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    setPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preferences"];
            };
        };
        responses: {
            /** @description All switches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferencesAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    protectionNotices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticesAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    claimRakeback: {
        parameters: {
            query: {
                bonusId: string;
                claimDate?: string;
                /** @description Local time of the player as YYYY-MM-DD HH:mm:ss. */
                customerDate: string;
                timeZone: string;
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Sent by this site with every write; the specification names no such header, so a backend may ignore it. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The amount paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RakebackClaimed"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    claimRakebackByPost: {
        parameters: {
            query?: {
                bonusId?: string;
                /** @description Local time of the player as YYYY-MM-DD HH:mm:ss. */
                customerDate?: string;
                timeZone?: string;
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Sent by this site with every write; the specification names no such header, so a backend may ignore it. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RakebackClaim"];
            };
        };
        responses: {
            /** @description The amount paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RakebackClaimed"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    rakebackReceipt: {
        parameters: {
            query: {
                date: string;
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RakebackReceipt"];
                };
            };
            403: components["responses"]["SessionEnded"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    readInbox: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Sent by this site with every write; the specification names no such header, so a backend may ignore it. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InboxRead"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    recentGames: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameRows"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    referral: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The referral. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferralAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    removeAuthenticator: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is off; the recovery codes go with the last method. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            default: components["responses"]["Error"];
        };
    };
    removeFavourite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Sent by this site with every write; the specification names no such header, so a backend may ignore it. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GameId"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyId"];
            };
        };
        responses: {
            /** @description It is gone; the recovery codes go with the last method. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            default: components["responses"]["Error"];
        };
    };
    reportChatMessage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatMessageChoice"];
            };
        };
        responses: {
            /** @description Reported; a second report of the same player changes nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            403: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    requestDataCopy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests as they stand now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRequestsAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            default: components["responses"]["Error"];
        };
    };
    requestLifting: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiftingRequest"];
            };
        };
        responses: {
            /** @description The exclusion with the request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExclusionAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Sent by this site with every write; the specification names no such header, so a backend may ignore it. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendVerification"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Sent by this site with every write; the specification names no such header, so a backend may ignore it. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    round: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                roundId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The round. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoundAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    security: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods of the player; secrets are never in it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecurityAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    selectWallet: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletChoice"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    selfExclude: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelfExclusion"];
            };
        };
        responses: {
            /** @description Excluded; only withdrawal is left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StopAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    sendChatMessage: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChatMessage"];
            };
        };
        responses: {
            /** @description The message, written once however often the key is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatMessageAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    setSessionBounds: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionBoundsAsked"];
            };
        };
        responses: {
            /** @description The bounds that run now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionBoundsAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    sessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, the one of the call first, then by last use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    setLimit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LimitChange"];
            };
        };
        responses: {
            /** @description The limit as it stands now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Sent by this site with every write; the specification names no such header, so a backend may ignore it. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The account exists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignUpAnswer"];
                };
            };
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    startAuthenticator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            default: components["responses"]["Error"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for navigator.credentials.create. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyOptionsAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            default: components["responses"]["Error"];
        };
    };
    ownStatistics: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    tournamentStanding: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                tournament: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The standing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentStandingAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Error"];
        };
    };
    transactions: {
        parameters: {
            query?: {
                /** @description First day of the period. */
                from?: components["parameters"]["From"];
                limit?: components["parameters"]["Limit"];
                pageNo?: components["parameters"]["PageNo"];
                status?: string;
                /** @description Last day of the period, included. */
                to?: components["parameters"]["To"];
                type?: string;
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionsPage"];
                };
            };
            403: components["responses"]["SessionEnded"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    updateUserDetails: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Sent by this site with every write; the specification names no such header, so a backend may ignore it. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserDetails"];
            };
        };
        responses: {
            /** @description Done, or not with a message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    updateUserDetailsByPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Sent by this site with every write; the specification names no such header, so a backend may ignore it. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserDetails"];
            };
        };
        responses: {
            /** @description Done, or not with a message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    uploadDocument: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description One key per intention of the player. The same key with the same body gets the saved answer, with another body 409 IDEMPOTENCY_CONFLICT. Kept for at least 24 hours. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentUpload"];
            };
        };
        responses: {
            /** @description The document is pending. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /** @description Sent by this site with every write; the specification names no such header, so a backend may ignore it. */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailToken"];
            };
        };
        responses: {
            200: components["responses"]["Done"];
            409: components["responses"]["Refusal"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
    withdrawalConditions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checklist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConditionsAnswer"];
                };
            };
            403: components["responses"]["SessionEnded"];
            default: components["responses"]["Error"];
        };
    };
    withdrawals: {
        parameters: {
            query?: {
                limit?: components["parameters"]["Limit"];
                pageNo?: components["parameters"]["PageNo"];
                /** @description Only these. */
                status?: "pending";
            };
            header?: {
                /**
                 * @description Code of the language the visitor reads (a key of the locales registry, OP-028).
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalsPage"];
                };
            };
            403: components["responses"]["SessionEnded"];
            422: components["responses"]["Invalid"];
            default: components["responses"]["Error"];
        };
    };
}
