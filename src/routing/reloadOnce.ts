/**
 * Reloads the page, because its chunks may be gone after a deployment. Once per path and tab, to avoid a
 * loop, and only online.
 */
export function reloadOnce(): void {
  try {
    if (!navigator.onLine || sessionStorage.getItem('reloaded') === location.pathname) return
    sessionStorage.setItem('reloaded', location.pathname)
    location.reload()
  } catch {
    // Without storage a loop cannot be prevented, so the error page stays.
  }
}
