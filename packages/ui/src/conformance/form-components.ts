import { choiceFormComponents } from './choice-form-components.tsx'
import { compositeFormComponents } from './composite-form-components.tsx'
import type { FormComponent } from './form-component.ts'
import { typedFormComponents } from './typed-form-components.tsx'

/** Every form component, with its own value and with its owner's. */
export const formComponents: FormComponent[] = [
  ...typedFormComponents,
  ...choiceFormComponents,
  ...compositeFormComponents,
].flatMap(({ Controlled, ...one }) =>
  Controlled ? [one, { ...one, name: `${one.name}, controlled`, App: Controlled }] : [one],
)
