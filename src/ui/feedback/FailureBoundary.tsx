import { Component, type ReactNode } from 'react'

interface Props {
  fallback: ReactNode
  /** Key of the content. After a failure, a new key renders the content again. */
  showing?: string
  onFailure?: () => void
  children: ReactNode
}

/** Error boundary that keeps a failing or unloadable part from breaking the page. */
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
