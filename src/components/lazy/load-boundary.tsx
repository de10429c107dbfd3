import { Component, type ReactNode } from 'react'
import { LoadError } from './load-error.tsx'

/** Shows what went wrong in place of children that fail; Retry calls `onRetry` and draws them again. */
export class LoadBoundary extends Component<
  { children: ReactNode; onRetry: () => void },
  { error: unknown }
> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  #retry = () => {
    this.props.onRetry()
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return <LoadError error={error} onRetry={this.#retry} />
  }
}
