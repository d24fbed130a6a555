export { MoveHandle } from './move-handle';
export { withPartInOrder } from './order';
export { Sortable } from './sortable';
export { useSortableRow } from './use-sortable-row';
