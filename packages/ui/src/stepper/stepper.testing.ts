import { nameOf } from '../testing/accessible-name.ts'
import { findOne, wordsOf } from '../testing/find-one.ts'

export type StepParts = {
  state: 'done' | 'current' | 'ahead'
  /** The link back, if the step is done and has one. */
  link: HTMLAnchorElement | null
}

export type StepperParts = {
  /** A step by its name. Throws if there is none. */
  step: (name: string) => StepParts
  /** The name of the current step. Empty once all are done. */
  current: () => string
}

// The number comes first, then the name, then the hidden "done" label.
const stepNameOf = (step: Element) => wordsOf(step.firstElementChild?.children[1])

/** The `Stepper` with this label. Throws if there is none. */
export function findStepper(container: ParentNode, label: string): StepperParts {
  const steppers = container.querySelectorAll('ol[aria-labelledby]')
  const list = findOne(steppers, 'stepper', label, (element) => nameOf(element, container))
  return {
    step: (name) => {
      const step = findOne(list.children, 'step', name, stepNameOf)
      const isDone = (step.firstElementChild?.childElementCount ?? 0) > 2
      return {
        state: step.getAttribute('aria-current') === 'step' ? 'current' : isDone ? 'done' : 'ahead',
        link: step.querySelector('a'),
      }
    },
    current: () =>
      [...list.children]
        .filter((step) => step.getAttribute('aria-current') === 'step')
        .map(stepNameOf)
        .join(),
  }
}
