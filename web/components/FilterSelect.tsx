import { SelectInput, type SelectInputProps } from 'react-admin';
import { filterSelect } from './FilterRow.tsx';

type Props = SelectInputProps & { label: string; all: string; choices: { id: string; name: string }[] };

/** A choice in a list's filters. @param all the text of the choice that filters nothing */
export const FilterSelect = ({ label, all, choices, ...input }: Props) => (
  <SelectInput
    {...filterSelect}
    {...input}
    label={<span>{label}</span>}
    choices={[{ id: '', name: all }, ...choices]}
  />
);
