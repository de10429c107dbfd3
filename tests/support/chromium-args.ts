/**
 * Each context of a test opens a window, and Chromium renders the dropdown of its address bar twice, in a separate
 * process. That is a third of the time of a test that opens a page.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Playwright disables these too, but Chromium only reads the last `--disable-features`. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Arguments for the browser of the tests. Chromium ignores unknown names. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  // One process for all pages of a context, instead of three for each page.
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  `--disable-features=${[...offByPlaywright, ...addressBar].join()}`,
]
