/** Message with its line breaks preserved. */
export const MessageQuote = ({ children }: { children: string }) => (
  <blockquote className="mt-2 rounded-control border border-line bg-surface px-4 py-3 wrap-anywhere whitespace-pre-line">
    {children}
  </blockquote>
)
