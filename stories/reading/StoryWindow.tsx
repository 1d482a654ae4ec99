import { useEffect, useEffectEvent, useRef } from 'react'
import { STORY_FINISHED } from 'storybook/internal/core-events'
import { ofThePage, useToolbar } from '../support/toolbar.tsx'
import { windowName } from './standStill.ts'
import type { ViewStory } from '../support/viewStories.ts'

interface Props {
  story: Pick<ViewStory, 'id' | 'title' | 'label'>
  /** Size of the frame and its scale on the page, in px and as a factor. */
  width: number
  height: number
  scale: number
  /** Called once the story is rendered and its play function is done. */
  onShown?: (root: HTMLElement) => void
}

/** A story in a frame, so that it responds to the frame's width. Its controls cannot be used. */
export function StoryWindow({ story, width, height, scale, onShown }: Props) {
  const globals = useToolbar()
  const frame = useRef<HTMLIFrameElement>(null)

  const look = useEffectEvent(({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.current?.contentWindow || typeof data !== 'string') return
    if (!data.includes(`"${STORY_FINISHED}"`)) return
    // The frame must not steal the reader's focus.
    frame.current?.blur()
    const root = frame.current?.contentDocument?.getElementById('storybook-root')
    if (root) onShown?.(root)
  })
  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => look(event)
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])

  return (
    <div className="window" style={{ inlineSize: width * scale, blockSize: height * scale }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories need scripts and their origin */}
      <iframe
        ref={frame}
        name={windowName}
        title={`${story.title}: ${story.label}`}
        src={addressOf(story, globals)}
        loading="lazy"
        tabIndex={-1}
        style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
      />
    </div>
  )
}

/** URL of a story's frame, which inherits the page's globals. */
function addressOf({ id }: Pick<ViewStory, 'id'>, globals: Readonly<Record<string, unknown>>): string {
  const chosen = ofThePage.map((name) => `${name}:${String(globals[name])}`)
  return `iframe.html?${new URLSearchParams({ id, viewMode: 'story', globals: chosen.join(';') }).toString()}`
}
