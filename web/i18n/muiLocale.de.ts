import { deDE as core } from '@mui/material/locale';
import { deDE as datePickers } from '@mui/x-date-pickers/locales';

export const locales = [core, datePickers];
