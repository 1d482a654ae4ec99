/** Saves a file on the device by a download link. The file is never opened on this origin. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  URL.revokeObjectURL(href)
}
