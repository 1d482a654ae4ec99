/**
 * Loads the address anew, once for each address and tab: after a new version was put online, the parts that this
 * page still asks for may be gone. Without a connection that would only show the browser's own page.
 */
export function reloadOnce(): void {
  try {
    if (!navigator.onLine || sessionStorage.getItem('reloaded') === location.pathname) return
    sessionStorage.setItem('reloaded', location.pathname)
    location.reload()
  } catch {
    // Without storage there is no telling how often: the page that says so stays.
  }
}
