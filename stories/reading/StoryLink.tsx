import type { MouseEvent, ReactNode } from 'react'
import { addons } from 'storybook/preview-api'

interface Props {
  /** The id of a story or of a page of documentation. */
  id: string
  kind?: 'story' | 'docs'
  /** Globals of the toolbar, such as `chart:on`. */
  globals?: string
  children: ReactNode
}

/** Leads to another entry of Storybook: within it without loading anew, and from a window of its own too. */
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
