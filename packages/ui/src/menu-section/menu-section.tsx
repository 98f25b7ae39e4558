export { MenuCheckbox, type MenuCheckboxProps } from './menu-checkbox.tsx'
export { MenuRadioGroup, type MenuRadioGroupProps, type MenuRadioOption } from './menu-radio-group.tsx'
export { MenuSection, type MenuSectionProps } from './section.tsx'
