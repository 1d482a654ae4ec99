import { Component, type ReactNode } from 'react'

interface Props {
  fallback: ReactNode
  /** Identity of the content; a new one is tried again after a failure. */
  showing?: string
  onFailure?: () => void
  children: ReactNode
}

/** Keeps a part that fails, or that could not be loaded, from taking the whole page with it. */
export class FailureBoundary extends Component<Props, { failed: boolean; showing?: string | undefined }> {
  override state = { failed: false, showing: this.props.showing }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailure?.()
  }

  static getDerivedStateFromProps({ showing }: Props, state: { showing?: string | undefined }) {
    return showing === state.showing ? null : { failed: false, showing }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
