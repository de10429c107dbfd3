/**
 * Each context of a test opens a window, and Chromium renders what the window's address bar would drop down, twice and
 * in a process of its own: a third of what a test costs that opens a page.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Playwright turns these off itself, but of two such arguments Chromium heeds the last alone. */
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

/** Arguments for the browser of the tests. A Chromium that does not know one of the names passes over it. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  // One process for all pages of a context, which would have three for each page that a test opens.
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  `--disable-features=${[...offByPlaywright, ...addressBar].join()}`,
]
