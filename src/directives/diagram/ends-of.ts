/** The parts at the two ends of an arrow: `view>action` → `view` and `action`. */
export function endsOf(arrow: string): [from: string, to: string] {
  const [from = '', to = ''] = arrow.split('>')
  return [from, to]
}
