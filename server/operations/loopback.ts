/** Host names of the loopback interface. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

export const isLoopback = (address: string) =>
  address === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address)
