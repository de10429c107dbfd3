/**
 * An icon in a square of 24 units: decoration only, so it's beside a text or in a labelled control.
 * @param path data of an SVG path, whose line is drawn
 */
export function Icon({ path, className = '' }: { path: string; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
