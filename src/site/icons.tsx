import { externalPath, Icon, searchPath } from '../browser/dom/icon.tsx'

export const MenuIcon = () => <Icon className="icon-menu" path="M4 7h16M4 12h16M4 17h10" />
export const CloseIcon = () => <Icon className="icon-close" path="m6 6 12 12M18 6 6 18" />
export const ChevronIcon = () => <Icon className="icon-chevron" path="m9 6 6 6-6 6" />
export const SearchIcon = () => <Icon className="icon-search" path={searchPath} />
export const ExternalIcon = () => <Icon className="icon-external" path={externalPath} />
export const HomeIcon = () => (
  <Icon className="icon-home" path="m4 11.5 8-7 8 7M6.5 9.5V19h11V9.5" />
)
export const SunIcon = () => (
  <Icon
    className="icon-sun"
    path="M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m0-5v1.5m0 15V21M3 12h1.5m15 0H21M5.6 5.6l1.1 1.1m10.6 10.6 1.1 1.1m0-12.8-1.1 1.1M6.7 17.3l-1.1 1.1"
  />
)
export const MoonIcon = () => (
  <Icon className="icon-moon" path="M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2" />
)
