/** Classes that colour secondary text or a mark by its tone. */
export const textTones = {
  neutral: 'text-text-muted',
  info: 'text-info',
  success: 'text-success',
  warning: 'text-warning',
  error: 'text-error',
}
