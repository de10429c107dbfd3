/**
 * Ways out of the frame that its policy doesn't close, in any engine. The policy forbids every request that a document
 * makes; these connect without one, or make another program do it.
 */
export const unpolicedGlobals = [
  // Packets to any host, in all engines, under the names that they have had.
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'mozRTCPeerConnection',
  // What is to be spoken, and what is heard, may go to a service.
  'SpeechRecognition',
  'webkitSpeechRecognition',
  'SpeechSynthesis',
  'SpeechSynthesisUtterance',
  'speechSynthesis',
  // The browser fetches addresses that these name: of payment methods, receivers, icons, covers.
  'PaymentRequest',
  'ApplePaySession',
  'PresentationRequest',
  'Notification',
  'MediaMetadata',
  // Closed by the policy too where they exist, and not for samples.
  'WebTransport',
  'WebSocketStream',
  'TCPSocket',
  'TCPServerSocket',
  'UDPSocket',
  'fetchLater',
  // Its sheets may name documents to load, and it creates elements.
  'XSLTProcessor',
] as const

/** The same for properties of `navigator`. */
export const unpolicedOfNavigator = [
  'credentials',
  'identity',
  'mediaSession',
  'presentation',
  'joinAdInterestGroup',
  'runAdAuction',
  'registerProtocolHandler',
  'share',
] as const

/** Removes them, before any code of a sample runs. No other realm can give them back: nested frames have other origins. */
export function removeNetwork(): void {
  for (const name of unpolicedGlobals) Reflect.deleteProperty(globalThis, name)
  for (const name of unpolicedOfNavigator) Reflect.deleteProperty(Navigator.prototype, name)
}
