import { controlWords } from '../../words/shared/controls.ts'

/** Skip link: the first focusable element, which jumps past the header to the main content. */
export const SkipLink = () => (
  <a
    href="#main"
    className="fixed start-2 top-2 z-toast -translate-y-20 rounded-control bg-primary px-4 py-2 text-action text-on-primary focus:translate-y-0 print:hidden"
  >
    {controlWords.skip}
  </a>
)
