import type { Dispatch, SetStateAction } from 'react';
import type { Faults, Form } from './dashboardModel.ts';

export interface PanelProps {
  form: Form;
  setForm: Dispatch<SetStateAction<Form>>;
  faults: Faults;
}
