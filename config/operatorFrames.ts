/** Addresses of the frames that run scripts of the operator's choice, without language. */
export const LIVE_CHAT_PATH = '/live-chat.html';
export const PUSH_PATH = '/push.html';
export const ANALYTICS_PATH = '/analytics.html';

/** Type of the messages by which such a frame tells whether its script has come. */
export const SCRIPT_MESSAGE = 'operatorScript';

/** Type of the messages by which the frame of the analytics hears of a page. */
export const PAGE_VIEW_MESSAGE = 'pageView';
