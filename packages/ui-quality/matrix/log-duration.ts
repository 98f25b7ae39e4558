/**
 * Returns a function that prints the seconds since now beside the expected ones on two idle cores. It never fails: the
 * machine may be busy.
 */
export function startDurationLog(expectedSeconds: number): (stories: number, modes: number) => void {
  const start = performance.now()
  return (stories, modes) => {
    const seconds = Math.round((performance.now() - start) / 1000)
    console.warn(`${stories} stories in ${modes} modes each: ${seconds} s of ${expectedSeconds} s`)
  }
}
