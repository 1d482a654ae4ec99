import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren } from 'react'
import { configure } from 'storybook/test'
import * as v from 'valibot'
import { asWideAsAsked } from '../stories/support/asWideAsAsked.ts'
import { standStill, windowName } from '../stories/reading/standStill.ts'
import { asChosen, globalTypes, initialGlobals } from '../stories/support/toolbar.tsx'
import { tolerateTranslation } from '../src/browser/tolerateTranslation.ts'
import '../src/styles.css'

const widths = [320, 390, 599, 600, 768, 769, 904, 1440]

const viewports = Object.fromEntries(
  widths.map((width) => [
    `w${width}`,
    { name: `${width} wide`, styles: { width: `${width}px`, height: '844px' } },
  ]),
)

const viewportSchema = v.fallback(v.object({ value: v.string() }), { value: '' })

// A long timeout, because several stories can run side by side on a busy machine.
configure({ asyncUtilTimeout: 5_000 })

/**
 * Prevents links to pages of the product, which Storybook does not serve. Journeys handle these clicks first;
 * links to other stories and to anchors work.
 */
function stay(event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && !/^(#|\.\/\?path=)/.test(link.getAttribute('href') ?? '')) event.preventDefault()
}

// Loaded on demand, because only documentation pages need these components.
const DocsPage = lazy(() => import('../stories/docs/DocsPage.tsx'))
const DocsShell = lazy(() => import('../stories/docs/DocsShell.tsx'))

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  parameters: {
    layout: 'fullscreen',
    docs: {
      page: DocsPage,
      container: (props: PropsWithChildren<DocsContainerProps>) => (
        <Suspense>
          <DocsShell {...props} />
        </Suspense>
      ),
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'Review in five minutes', 'State coverage', 'All states'],
          'Foundations',
          'Components',
          'Views',
          'Journeys',
          'Lifecycles',
          'Quality',
        ],
      },
    },
    viewport: {
      options: viewports,
    },
  },
  globalTypes,
  initialGlobals,
  // Started like in the application, but at once, because stories have no hydration to wait for.
  beforeAll: () => tolerateTranslation(document.body).show(),
  beforeEach: async ({ canvasElement, globals, viewMode }) => {
    if (window.name === windowName) standStill()
    else if (viewMode === 'story') {
      const { value } = v.parse(viewportSchema, globals['viewport'])
      await asWideAsAsked(viewports[value]?.styles.width)
    }
    const onClick = (event: Event) => {
      if (event.target instanceof Node && canvasElement.contains(event.target)) stay(event)
    }
    addEventListener('click', onClick)
    return () => removeEventListener('click', onClick)
  },
  decorators: [asChosen],
})
