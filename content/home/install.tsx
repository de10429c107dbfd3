import { useRef } from 'react'
import { CopyButton } from '../../src/components/code-block/copy-button.tsx'
import { FormSwitch } from '../../src/components/code-block/form-switch.tsx'
import { shownText } from '../../src/components/code-block/shown-text.ts'
import { useHydrated } from '../../src/site/use-hydrated.ts'
import './install.css'

const packages = '@reduxjs/toolkit react-redux'
const commands = {
  npm: `npm install ${packages}`,
  pnpm: `pnpm add ${packages}`,
  yarn: `yarn add ${packages}`,
  bun: `bun add ${packages}`,
}

/** The command that installs Redux, for the reader's package manager: the choice of all samples. */
export function Install() {
  const code = useRef<HTMLElement>(null)
  const isHydrated = useHydrated()
  return (
    <div className="install">
      <div className="install-bar">
        {isHydrated && (
          <>
            <FormSwitch choice="package-manager" />
            <CopyButton textOf={() => (code.current ? shownText(code.current) : '')} />
          </>
        )}
      </div>
      <pre>
        <code ref={code}>
          {Object.entries(commands).map(([manager, command]) => (
            <span key={manager} className={`v-${manager}`}>
              {command}
            </span>
          ))}
        </code>
      </pre>
    </div>
  )
}
