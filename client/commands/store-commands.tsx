import { useCommandLoader } from '../shared/commands';
import { useActions } from './actions';
import { mayFindCustomers, useCustomers } from './customers';
import { mayFindOrders, useOrders } from './orders';
import { mayFindProducts, useProducts } from './products';
import { mayFindSettings, useSettingPlaces } from './settings';

/** Registers what the user may find and do. */
export default function StoreCommands() {
	useActions();
	useCommandLoader( 'storewright/orders', mayFindOrders() ? useOrders : null );
	useCommandLoader( 'storewright/products', mayFindProducts() ? useProducts : null );
	useCommandLoader( 'storewright/customers', mayFindCustomers() ? useCustomers : null );
	useCommandLoader( 'storewright/settings', mayFindSettings() ? useSettingPlaces : null );
	return null;
}
