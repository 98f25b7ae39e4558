import { choiceFormComponents } from './choice-form-components.tsx'
import { compositeFormComponents } from './composite-form-components.tsx'
import type { FormComponent } from './form-component.ts'
import { typedFormComponents } from './typed-form-components.tsx'

/** Every form component, with its own value and with its owner's. */
export const formComponents: FormComponent[] = [
  ...typedFormComponents,
  ...choiceFormComponents,
  ...compositeFormComponents,
].flatMap(({ Controlled, ...component }) =>
  Controlled
    ? [component, { ...component, name: `${component.name}, controlled`, App: Controlled }]
    : [component],
)
