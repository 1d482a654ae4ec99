import { ErrorIcon } from '../../src/ui/tokens/icons.tsx'

/** A sentence that tells what is wrong, as it looks where it is told. */
export const ErrorWords = ({ children }: { children: string }) => (
  <span className="error-words">
    <ErrorIcon />
    <span>{children}</span>
  </span>
)
