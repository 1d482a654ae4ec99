import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { asChosen, globalTypes, initialGlobals } from '../stories/toolbar.tsx'
import '../src/styles.css'
import './preview.css'

const widths = [320, 390, 600, 768, 904, 1440]

/** A link in a story shows where it leads, and leads nowhere: its page is not here. A journey follows it before. */
function stay(event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault()
}

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
    options: {
      storySort: { order: ['Start here', 'Foundations', 'Components', 'Views', 'All states', 'Journeys'] },
    },
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [
          `w${width}`,
          { name: `${width} wide`, styles: { width: `${width}px`, height: '844px' } },
        ]),
      ),
    },
  },
  globalTypes,
  initialGlobals,
  beforeEach: ({ canvasElement }) => {
    const onClick = (event: Event) => {
      if (event.target instanceof Node && canvasElement.contains(event.target)) stay(event)
    }
    addEventListener('click', onClick)
    return () => removeEventListener('click', onClick)
  },
  decorators: [asChosen],
})
