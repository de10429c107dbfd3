/** Paths of icons that both the site and the search dialog have. */
export const externalPath = 'M9 6h9v9M18 6 7 17'
export const searchPath = 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14m5 12 4.5 4.5'

/**
 * An icon in a square of 24 units. It's only decoration, so it's next to a text or in a labeled control.
 * @param path data of an SVG path, which is stroked
 */
export function Icon({ path, className = '' }: { path: string; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
