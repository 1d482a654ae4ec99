import type { MouseEvent, ReactNode } from 'react'
import { addons } from 'storybook/preview-api'

interface Props {
  /** Id of a story or documentation page. */
  id: string
  kind?: 'story' | 'docs'
  /** Toolbar globals, such as `chart:on`. */
  globals?: string
  children: ReactNode
}

/**
 * Link to another Storybook entry, without a full page load where possible. Also works in a separate window.
 */
export function StoryLink({ id, kind = 'story', globals, children }: Props) {
  const address = `?path=/${kind}/${id}${globals ? `&globals=${globals}` : ''}`
  const go = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || window.parent === window) return
    event.preventDefault()
    addons.getChannel().emit('navigateUrl', address)
  }
  return (
    <a href={`./${address}`} target="_top" onClick={go}>
      {children}
    </a>
  )
}
