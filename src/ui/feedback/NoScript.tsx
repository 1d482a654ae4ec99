/** What stands where no script runs, on pages on which nothing that is typed would be sent. */
export const NoScript = () => (
  <noscript>
    <p className="bg-warning-soft px-gutter py-3 text-warning-text">
      This page needs JavaScript. Allow it in your browser, then load the page again.
    </p>
  </noscript>
)
