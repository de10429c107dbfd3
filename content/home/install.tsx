import { useEffect, useRef } from 'react'
import { addCopyButton } from '../../src/components/code-block/copy-button.ts'
import { shownText } from '../../src/components/code-block/shown-text.ts'
import { addVariantSwitch } from '../../src/components/code-block/variant-switch.ts'

const commands = {
  npm: 'npm install',
  pnpm: 'pnpm add',
  yarn: 'yarn add',
  bun: 'bun add',
}

/** The command that installs Redux, for the reader's package manager: the choice of all samples. */
export function Install() {
  const bar = useRef<HTMLDivElement>(null)
  const code = useRef<HTMLElement>(null)
  useEffect(() => {
    const place = bar.current
    if (!place) return
    const removeSwitch = addVariantSwitch(place, 'package-manager')
    addCopyButton(place, () => (code.current ? shownText(code.current) : ''))
    return () => {
      removeSwitch()
      place.replaceChildren()
    }
  }, [])
  return (
    <div className="install">
      <div ref={bar} className="install-bar" />
      <pre>
        <code ref={code}>
          {Object.entries(commands).map(([manager, command]) => (
            <span key={manager} className={`v-${manager}`}>
              {command} @reduxjs/toolkit <span className="install-name">react-redux</span>
            </span>
          ))}
        </code>
      </pre>
    </div>
  )
}
