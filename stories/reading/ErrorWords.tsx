import { ErrorIcon } from '../../src/ui/tokens/icons.tsx'

/** An error message in the look of the product. */
export const ErrorWords = ({ children }: { children: string }) => (
  <span className="error-words">
    <ErrorIcon />
    <span>{children}</span>
  </span>
)
