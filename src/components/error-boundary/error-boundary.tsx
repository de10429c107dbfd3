import { Component, type ReactNode } from 'react'

export type CaughtError = { error: unknown; tryAgain: () => void }

type Props = {
  /** A new value clears the error, because the next page deserves another try. */
  resetKey?: string
  fallback: (caught: CaughtError) => ReactNode
  children: ReactNode
}

type State = { caught: { error: unknown } | null; resetKey: string | undefined }

/**
 * Renders `fallback` in place of children that throw. React already reports each caught error to the console. While
 * prerendering it catches nothing, so that a page that throws fails the build.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { caught: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { caught: null, resetKey }
  }

  tryAgain = () => this.setState({ caught: null })

  override render() {
    const { caught } = this.state
    return caught
      ? this.props.fallback({ error: caught.error, tryAgain: this.tryAgain })
      : this.props.children
  }
}
