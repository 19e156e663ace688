/** Attribute of the root element while the chat is open, so that the page makes room for it. */
export const CHAT_MARK = 'data-chat';
