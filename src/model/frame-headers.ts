/** The part of the policy of the samples' frame that only a header can have: no origin, and framed by the site alone. */
export const frameSandbox = "sandbox allow-scripts; frame-ancestors 'self'"

/**
 * Headers that close what no policy of content does. Browsers that know this one open no connection for the frame: none
 * by WebRTC, and none ahead of a navigation that the policy then forbids.
 */
export const frameHeaders = { 'Connection-Allowlist': '()' }
