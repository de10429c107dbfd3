import { Component, type ReactNode } from 'react'

export type Crash = { error: unknown; tryAgain: () => void }

type Props = {
  /** A new value clears the crash: another page deserves another try. */
  resetKey?: string
  fallback: (crash: Crash) => ReactNode
  children: ReactNode
}

type State = { crash: { error: unknown } | null; resetKey: string | undefined }

/**
 * Renders `fallback` in place of children that throw. It logs nothing itself, because React reports
 * each caught error to the console once. While prerendering it catches nothing, so that a page
 * that throws fails the build.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crash: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { crash: null, resetKey }
  }

  tryAgain = () => this.setState({ crash: null })

  override render() {
    const { crash } = this.state
    return crash
      ? this.props.fallback({ error: crash.error, tryAgain: this.tryAgain })
      : this.props.children
  }
}
