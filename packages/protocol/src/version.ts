/** Raised when an older client would misunderstand the server. */
export const PROTOCOL = 2;
