/**
 * Says how long it took to look at so many stories in so many cells, and how long it may take on two cores; a machine
 * that is busy with other things is no fault. Starts counting when it is made.
 */
export function budget(seconds: number): (stories: number, cells: number) => void {
  const begun = performance.now()
  return (stories, cells) => {
    const taken = Math.round((performance.now() - begun) / 1000)
    console.warn(`${stories} stories in ${cells} cells each: ${taken} s of ${seconds} s`)
  }
}
