/** The part of React Router that modules use; the whole of it would cost the first load 40 kB more. */
export {
  createPath,
  generatePath,
  Link,
  type LinkProps,
  MemoryRouter,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from "react-router";
export { AppRouter } from "./app-router";
export { browserHistory, type Guard } from "./history";
export { useLeaveGuard } from "./use-leave-guard";
export { useUrlState } from "./use-url-state";
