/** Hands a file over to the person, who keeps it under its name: it is never shown on this origin. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  URL.revokeObjectURL(href)
}
