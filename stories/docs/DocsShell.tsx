import { DocsContainer } from '@storybook/addon-docs/blocks'
import { useLayoutEffect, useSyncExternalStore, type ComponentProps } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import * as v from 'valibot'
import { look } from '../support/storybookLook.ts'
import { setUp, ToolbarContext } from '../support/toolbar.tsx'

type Props = ComponentProps<typeof DocsContainer>

const told = v.fallback(v.tuple([v.object({ globals: v.record(v.string(), v.unknown()) })]), [
  { globals: {} },
])

/** Frame of a documentation page: its theme follows the toolbar, like a story. */
export default function DocsShell({ context, children }: Props) {
  const { channel } = context
  const last = useSyncExternalStore(
    (onChange) => {
      channel.on(GLOBALS_UPDATED, onChange)
      return () => channel.off(GLOBALS_UPDATED, onChange)
    },
    (): unknown => channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS),
  )
  const [{ globals }] = v.parse(told, last)
  useLayoutEffect(() => setUp(globals))

  const isDark = globals['theme'] === 'dark' || (globals['theme'] !== 'light' && prefersDark())
  return (
    <DocsContainer context={context} theme={look[isDark ? 'dark' : 'light']}>
      <ToolbarContext value={globals}>{children}</ToolbarContext>
    </DocsContainer>
  )
}

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches
