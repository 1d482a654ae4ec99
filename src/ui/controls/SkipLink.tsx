import { controlWords } from '../../words/shared/controls.ts'

/** The first stop of the keyboard: past the header, to what the page is about. */
export const SkipLink = () => (
  <a
    href="#main"
    className="fixed start-2 top-2 z-toast -translate-y-20 rounded-control bg-primary px-4 py-2 text-action text-on-primary focus:translate-y-0 print:hidden"
  >
    {controlWords.skip}
  </a>
)
